/// Elements that are counted beside the decode, if a thread has time for that.
extension CountedElements {
  /// Whether the calls of an element that has ended are counted by another thread, and let go of
  /// here: only where none of them would be held, whatever becomes of the element.
  @inline(__always)
  func leaves(_ index: Int, of recorder: DecodingRecorder) -> Bool {
    guard let worker = digester.worker, worker.isAtWork, recorder.held.pointee.counted < 0,
      recorder.dictionaryDepth == 0, !recorder.held.pointee.decodesAgain,
      recorder.counts.pointee.heldFields > FieldCollector.maximumFields
        || keptFaults >= digester.keptFaults && keptUnknown >= digester.keptUnknown
    else { return false }
    return batch(index, of: recorder, worker)
  }

  private func batch(
    _ index: Int, of recorder: DecodingRecorder, _ worker: DigestWorker
  ) -> Bool {
    let count = recorder.held.pointee.events.count - index
    guard count <= ElementBatch.capacity else { return false }
    let array = recorder.current
    if batches.last?.array != array || batches.last?.holds(count) != true {
      handOverLast(worker)
      batches.append(ElementBatch(of: array, workersDigester))
    }
    recorder.forget(index)
    batches[batches.count - 1].take(
      &recorder.held.pointee.events, from: index, isUnreached: recorder.firstStandIn != nil)
    return true
  }

  /// Leaves the last batch to the worker, or counts it here where others wait for that already.
  private func handOverLast(_ worker: DigestWorker) {
    guard let last = batches.last else { return }
    if !worker.takes(last) { last.count(by: digester) }
    while let first = batches.first, first.isCounted {
      add(first)
      batches.removeFirst()
    }
  }

  /// Waits until all that was left to others is counted.
  func settleBatches() {
    guard let last = batches.last else { return }
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
