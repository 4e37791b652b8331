/// Touches of one view and phase go in one call.
private struct Delivery {
  let view: UIView
  let phase: UITouch.Phase
  let event: UIEvent
  var records: [TouchRecord]

  var touches: [UITouch] { records.map(\.touch) }
}

extension GestureEnvironment {
  /// Whether the view's own rules keep the touch from it: one finger only, or exclusive touch.
  func isRefusedByView(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    for record in records where !record.hasEnded && !record.isClosed {
      guard let other = record.view else { continue }
      if other === view {
        if !view.isMultipleTouchEnabled { return true }
      } else if view.isExclusiveTouch || other.isExclusiveTouch {
        return true
      }
    }
    return false
  }

  func canDeliver(_ record: TouchRecord) -> Bool {
    guard !record.isClosed, let phase = record.waiting.first else { return false }
    switch phase {
    case .began:
      return !record.recognizers.contains { $0.delaysTouchesBegan && $0.isAnalyzing(record.touch) }
    case .ended:
      return !record.recognizers.contains {
        ($0.delaysTouchesEnded || $0.delaysTouchesBegan) && $0.isAnalyzing(record.touch)
      }
    default:
      return true
    }
  }

  func deliverToViews() {
    var deliveries: [Delivery] = []
    for record in records {
      while canDeliver(record) {
        let phase = record.waiting.removeFirst()
        if phase == .began { record.hasBegunInView = true }
        guard let view = record.view else { continue }
        add(record, view, phase, to: &deliveries)
      }
    }
    send(deliveries)
  }

  func cancelTouchesInViews() {
    let recognized = unsentCancellations
    unsentCancellations = []
    for recognizer in recognized where recognizer.cancelsTouchesInView {
      cancelInViews(records(of: recognizer))
    }
  }

  /// The touches that are part of a recognizer's gesture.
  func records(of recognizer: UIGestureRecognizer) -> [TouchRecord] {
    records.filter { record in
      recognizer.sessionTouches.contains { $0 === record.touch }
        && record.recognizers.contains { $0 === recognizer }
    }
  }

  func cancelInViews(_ cancelled: [TouchRecord]) {
    var deliveries: [Delivery] = []
    for record in cancelled where !record.isClosed {
      let isKnownToView = record.hasBegunInView && !(record.hasEnded && record.waiting.isEmpty)
      record.isClosed = true
      record.waiting = []
      if isKnownToView, let view = record.view { add(record, view, .cancelled, to: &deliveries) }
    }
    send(deliveries)
  }

  private func add(
    _ record: TouchRecord, _ view: UIView, _ phase: UITouch.Phase, to deliveries: inout [Delivery]
  ) {
    if let index = deliveries.firstIndex(where: {
      $0.view === view && $0.phase == phase && $0.event === record.event
    }) {
      deliveries[index].records.append(record)
    } else {
      deliveries.append(
        Delivery(view: view, phase: phase, event: record.event, records: [record]))
    }
  }

  private func send(_ deliveries: [Delivery]) {
    for delivery in deliveries {
      // A delayed or canceled touch is told in its own phase, whatever the finger does by now, and
      // a delayed beginning where it was.
      let delivered = delivery.touches
      let states = delivered.map { (phase: $0.phase, sample: $0.sample) }
      for record in delivery.records {
        record.touch.phase = delivery.phase
        if delivery.phase == .began { record.touch.sample = record.beginning }
      }
      let touches = Set(delivered)
      switch delivery.phase {
      case .began: delivery.view.touchesBegan(touches, with: delivery.event)
      case .moved: delivery.view.touchesMoved(touches, with: delivery.event)
      case .ended: delivery.view.touchesEnded(touches, with: delivery.event)
      default: delivery.view.touchesCancelled(touches, with: delivery.event)
      }
      for (touch, state) in zip(delivered, states) {
        touch.phase = state.phase
        touch.sample = state.sample
      }
    }
  }
}
