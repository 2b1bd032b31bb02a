/// Elements that are counted beside the decode, if a thread has time for that.
extension DecodingRecorder {
  /// Whether the calls of an element that has ended are counted by another thread, and let go of
  /// here: only where none of them would be held, whatever becomes of the element.
  @inline(__always)
  func leaves(_ index: Int, to worker: DigestWorker?, by digester: ElementDigester) -> Bool {
    guard let worker, worker.isAtWork, held.pointee.counted < 0, dictionaryDepth == 0,
      !held.pointee.decodesAgain,
      counts.pointee.heldFields > FieldCollector.maximumFields
        || keptFaults >= digester.keptFaults && keptUnknown >= digester.keptUnknown
    else { return false }
    return batch(index, worker, digester)
  }

  private func batch(_ index: Int, _ worker: DigestWorker, _ digester: ElementDigester) -> Bool {
    let count = held.pointee.events.count - index
    guard count <= ElementBatch.capacity else { return false }
    if batches.last?.array != current || batches.last?.holds(count) != true {
      handOverLast(worker, digester)
      guard let workersDigester else { return false }
      batches.append(ElementBatch(of: current, workersDigester))
    }
    forget(index)
    batches[batches.count - 1].take(
      &held.pointee.events, from: index, isUnreached: firstStandIn != nil)
    return true
  }

  /// Leaves the last batch to the worker, or counts it here where others wait for that already.
  private func handOverLast(_ worker: DigestWorker, _ digester: ElementDigester) {
    guard let last = batches.last else { return }
    if !worker.takes(last) { last.count(by: digester) }
    while let first = batches.first, first.isCounted {
      add(first)
      batches.removeFirst()
    }
  }

  /// Waits until all that was left to others is counted.
  func settleBatches() {
    guard let last = batches.last, let digester else { return }
    last.count(by: digester)
    for batch in batches {
      if !batch.isCounted { digester.worker?.finish(batch, by: digester) }
      add(batch)
    }
    batches = []
  }

  private func add(_ batch: ElementBatch) {
    knownDigests[batch.array, default: ElementDigest()].add(neighbours: batch.digest)
  }
}
