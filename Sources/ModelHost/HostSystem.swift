internal import CBox
internal import ModelRunner

// The one file of this program that knows which C library there is.
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The system's calls that running somebody's code takes.
enum HostSystem {
  /// Descriptors from here on are rarely closed by a model that closes what it finds.
  private static let lowestDescriptor: Int32 = 200

  /// The same file under a higher number; the lower one is closed.
  static func hidden(_ descriptor: Int32) -> Int32 {
    let hidden = fcntl(descriptor, F_DUPFD_CLOEXEC, lowestDescriptor)
    close(descriptor)
    return hidden
  }

  static var processID: Int32 { getpid() }

  static func leave(_ status: Int32) -> Never { _exit(status) }

  /// Prints the paths of the libraries that this process has loaded, each on a line.
  static func printLibraries() { box_print_libraries() }

  /// What a model prints on.
  static let outputs: [Int32] = [1, 2]

  /// Has each printed line handed on at once: code that traps leaves what waits in the process.
  static func writePrintsByLine() { box_print_by_line() }

  /// Has what is written to both outputs come by one, in its order.
  static func joinOutputs() { dup2(outputs[0], outputs[1]) }

  /// Hands on what was printed and still waits in this process.
  static func flushOutput() { fflush(nil) }

  /// Reads exactly so many bytes; `nil` at the end of the input.
  static func readAll(_ descriptor: Int32, count: Int) -> [UInt8]? {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while done < count {
        let target = buffer.baseAddress.map { $0 + done }
        let result = read(descriptor, target, count - done)
        if result > 0 { done += result } else if result == 0 || errno != EINTR { break }
      }
      initialized = done
    }
    return done == count ? bytes : nil
  }

  /// Writes all bytes; `false` if nobody reads them.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var done = 0
    return bytes.withUnsafeBytes { buffer in
      while done < buffer.count {
        let source = buffer.baseAddress.map { $0 + done }
        let result = write(descriptor, source, buffer.count - done)
        if result > 0 { done += result } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Bytes of a file that another process looks at, even when this one is gone.
  static func sharedBytes(_ descriptor: Int32, count: Int) -> UnsafeMutableRawBufferPointer? {
    let address = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let address, address != MAP_FAILED else { return nil }
    return UnsafeMutableRawBufferPointer(start: address, count: count)
  }

  /// Loads a library; throws the loader's words.
  static func symbol(_ name: String, inLibraryAt path: String) throws(LoadFailure)
    -> UnsafeMutableRawPointer
  {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(library, name)
    else {
      throw LoadFailure(words: dlerror().map { String(cString: $0) } ?? "no \(name) in \(path)")
    }
    return symbol
  }
}

/// Why a library can't be loaded, in the loader's words.
struct LoadFailure: Error {
  var words: String
}

// MARK: - Limits

extension HostSystem {
  #if canImport(Darwin)
    private static let (addresses, computing, own) = (RLIMIT_AS, RLIMIT_CPU, RUSAGE_SELF)
  #else
    private static let addresses = Int32(RLIMIT_AS.rawValue)
    private static let computing = Int32(RLIMIT_CPU.rawValue)
    private static let own = RUSAGE_SELF.rawValue
  #endif

  /// Sets what a model's code may use, as far as that is set once and for all, and the keeper hasn't: room
  /// that is only reserved counts, too, so that what the program has already comes on top.
  static func limit(_ limits: ModelLimits) {
    set(addresses, addressSpace + limits.megabytes << 20)
    #if canImport(Darwin)
      set(RLIMIT_NPROC, 0)
    #endif
  }

  /// Gives the process so many more seconds of computing: for when nobody waits for it any more.
  static func allowComputing(seconds: Int) {
    var usage = rusage()
    getrusage(own, &usage)
    let used = Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)
    set(computing, used + 2 * seconds + 2, isFinal: false)
  }

  /// Without `isFinal`, the process may be given more later.
  private static func set(_ resource: Int32, _ value: Int, isFinal: Bool = true) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(value))
    if isFinal { limit.rlim_max = limit.rlim_cur }
    setrlimit(resource, &limit)
  }

  /// The bytes of addresses that the process has now; 0 where the system doesn't tell.
  private static var addressSpace: Int {
    guard let file = fopen("/proc/self/statm", "re") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 64)
    fgets(&text, Int32(text.count), file)
    return strtol(text, nil, 10) * sysconf(Int32(_SC_PAGESIZE))
  }
}

// MARK: - What a model's code is kept from

extension HostSystem {
  /// Where the system keeps what libraries read: other libraries, time zones, and words of locales.
  private static let systemFolders = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
    "/usr/share/zoneinfo", "/etc/localtime", "/etc/timezone", "/usr/share/locale",
    "/usr/share/i18n", "/usr/share/icu", "/proc/self", "/proc/meminfo", "/proc/cpuinfo",
    "/sys/devices/system/cpu", "/dev/zero", "/dev/random", "/dev/urandom",
  ]

  /// Takes from this process what decoding doesn't need, as far as the system can; called while
  /// there is one thread, and before any of the model's code is loaded.
  static func confine(
    _ order: LoadOrder, notingDenials denials: UnsafeMutableRawBufferPointer?
  ) -> Confinement {
    let readable =
      systemFolders + order.libraries.map(folder(of:)) + order.folders
    let rules = box_begin()
    for path in Set(readable).sorted() { box_grant(rules, path, BOX_READ) }
    box_grant_libraries(rules, 0)
    if let folder = getenv("TMPDIR") { box_grant(rules, folder, BOX_OWN) }
    let granted = box_enter(
      rules, nil, denials?.baseAddress?.assumingMemoryBound(to: box_denials.self))
    return Confinement(rawValue: Int(granted))
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
