/// A terminal that screens are painted on and events come from.
///
/// It belongs to one thread. The event loop is: `draw`, then `events(waking:within:)`, which sleeps
/// until there is something to do, and again.
package protocol Terminal: AnyObject {
  /// The extent of the window, as the last `resize` told it.
  var size: Size { get }

  var capabilities: TerminalCapabilities { get }

  /// The descriptors that become readable when there may be events, for a loop of one's own.
  var pollDescriptors: [Int32] { get }

  /// Waits for input and returns all there is, in order.
  ///
  /// Returns at the latest after `limit` (`nil`: no limit; `.zero`: at once), and with no events as
  /// soon as the descriptor `wake` is readable; it isn't read. A key that may be the beginning of a
  /// longer sequence, and a paste without its end, are kept for the time that such sequences take.
  func events(waking wake: Int32?, within limit: Duration?) -> [TerminalEvent]

  /// Paints a screen: sends what differs from the last one, and places the cursor.
  ///
  /// Styles are shown as `capabilities` allow; a screen of another size is clipped.
  func draw(_ screen: Screen)

  /// Makes the next `draw` paint everything, whatever the terminal seems to show.
  func invalidate()

  /// Gives the terminal back, stops the process group as ^Z does, and takes the terminal again when
  /// the program is continued. The next events are `resumed` and, if it changed, `resize`.
  func suspend()

  /// Gives the terminal to another program, found as a shell finds it, until that ends, and takes
  /// it again. The next events are as for `suspend`.
  ///
  /// Returns the program's exit status, or 128 and the number of the signal that ended it; 127 where
  /// it can't be run.
  func run(_ arguments: [String]) -> Int

  /// Takes note of a file that is made next, alone in a folder of its own, for `run` to edit.
  ///
  /// Until it is forgotten, a signal that ends this process removes both. Once the program runs, a
  /// file that holds other bytes by then is kept, and its folder told on standard error.
  func note(_ file: String, in folder: String, holding bytes: [UInt8])

  /// Forgets the file of `note`: it is gone, or stays.
  func forgetFile()

  /// Asks the terminal for the colour of its ground (OSC 11). Where it answers, `background` is one
  /// of the next events.
  func askForBackground()

  func ringBell()

  /// Asks the terminal to put a text on the clipboard (OSC 52).
  ///
  /// Returns `false` where nothing was sent: the terminal isn't one that knows the request, or the
  /// text is longer than terminals take. No terminal confirms it.
  func copyToClipboard(_ text: String) -> Bool

  /// Gives the terminal back as it was. Nothing but `close` may be called afterwards.
  func close()
}
