@testable import ActionSheet

/// The queue written down as plainly as it can be: one list, searched from end to end each time.
///
/// It is told what the harness tells the queue, except for questions, which it puts to the same
/// answers itself.
struct QueueModel {
  enum State: Equatable {
    case inLine, blocked, waits, overtaken, arriving, there, leaving, hiding

    var isOnScreen: Bool { [.arriving, .there, .leaving, .hiding].contains(self) }
  }

  struct Entry {
    let token: PresentationToken
    let request: PresentationRequest
    let lane: SimulatedLane
    var state = State.inLine
    /// 0 preempts, 1 is next, 2 is in line.
    var group: Int
    var arrival: Int
    var arrivalOnScreen = 0
    var ending: PresentationOutcome?
    var wasOnScreen = false
    var blocks = 0
    var rejections = 0
    var timeLeft: Duration?
    var timeRunsSince: Duration?
    var isHeld = false
  }

  var entries: [Entry] = []
  var outcomes: [PresentationToken: PresentationOutcome] = [:]
  var delay: Duration
  var arrivals = 0
  var isSuspended = false
  var isActive = true
  var isLost = false
  var isGapOpen = false
  var isRetrying = false

  private func onScreen(_ lane: SimulatedLane) -> [Entry] {
    entries.filter { $0.lane == lane && $0.state.isOnScreen }
      .sorted { $0.arrivalOnScreen < $1.arrivalOnScreen }
  }

  /// Everyone on screen, modal first, then by age.
  var shown: [PresentationToken] { (onScreen(.modal) + onScreen(.toasts)).map(\.token) }

  /// Everyone off screen, the next one first, modal before toasts.
  var pending: [PresentationToken] {
    [SimulatedLane.modal, .toasts].flatMap { lane in
      entries.filter { $0.lane == lane && !$0.state.isOnScreen }.sorted(by: precedes).map(\.token)
    }
  }

  private func precedes(_ a: Entry, _ b: Entry) -> Bool {
    if a.request.priority != b.request.priority {
      return a.request.priority.rawValue > b.request.priority.rawValue
    }
    if a.group != b.group { return a.group < b.group }
    return a.group == 2 ? a.arrival < b.arrival : a.arrival > b.arrival
  }

  private mutating func arrive() -> Int {
    arrivals += 1
    return arrivals
  }

  private func index(_ token: PresentationToken) -> Int? {
    entries.firstIndex { $0.token == token }
  }

  mutating func end(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard let index = index(token) else { return }
    entries.remove(at: index)
    outcomes[token] = outcome
  }

  // MARK: What happens

  mutating func enqueue(
    _ token: PresentationToken, _ request: PresentationRequest, in lane: SimulatedLane,
    at now: Duration
  ) {
    if isLost {
      outcomes[token] = .sceneDisconnected
      return
    }
    var takesOver = false
    let others = entries.filter { entry in
      request.id != nil && entry.request.id == request.id && entry.state != .leaving
        && entry.ending == nil
    }
    if request.duplicates == .ignoreNew, !others.isEmpty {
      outcomes[token] = .duplicate
      return
    }
    if request.duplicates == .replaceOld {
      takesOver = others.contains { $0.lane == lane && $0.state.isOnScreen }
      for other in others { cancel(other.token, .replaced) }
    }
    let isBusy =
      onScreen(lane).count >= (lane == .modal ? 1 : 3)
      || entries.contains { $0.lane == lane && [.inLine, .blocked].contains($0.state) }
      || isSuspended || !isActive || (isGapOpen && lane == .modal)
    if request.policy == .dropIfBusy, !takesOver, isBusy {
      outcomes[token] = .busy
      return
    }
    let group =
      switch request.policy {
      case .interrupt, .replace: 0
      case .next: takesOver ? 0 : 1
      default: takesOver ? 0 : 2
      }
    entries.append(
      Entry(
        token: token, request: request, lane: lane, group: group, arrival: arrive(),
        timeLeft: request.duration))
  }

  mutating func take(_ input: PresentationInput, at now: Duration) {
    switch input {
    case .presented(let token): if let i = onScreen(token, in: [.arriving]) { settle(i, now) }
    case .stayed(let token):
      if let i = onScreen(token, in: [.leaving, .hiding]) { settle(i, now) }
    case .paused(let token, let isHeld):
      guard let i = index(token), entries[i].state.isOnScreen else { return }
      entries[i].isHeld = isHeld
      if isHeld { stopTime(i, now) } else { startTime(i, now) }
    case .restarted(let token, let duration):
      guard let i = index(token), entries[i].state != .leaving, entries[i].ending == nil else {
        return
      }
      entries[i].timeLeft = duration
      entries[i].timeRunsSince = nil
      startTime(i, now)
    case .rejected(let token): reject(token)
    case .dismissing(let token):
      if let i = onScreen(token, in: [.arriving, .there]) {
        stopTime(i, now)
        entries[i].state = .leaving
      }
    case .vanished(let token, let outcome): vanish(token, outcome)
    case .cancel(let token, let outcome): cancel(token, outcome)
    case .cancelPending: for token in pending { end(token, .cancelled) }
    case .cancelAll:
      for token in pending + shown { cancel(token, .cancelled) }
    case .suspend: isSuspended = true
    case .resume: isSuspended = false
    case .conditionsChanged: askAgain(all: true)
    case .sceneActive(let value):
      guard value != isActive else { return }
      isActive = value
      for i in entries.indices where entries[i].state.isOnScreen {
        if value { startTime(i, now) } else { stopTime(i, now) }
      }
    case .sceneLost:
      isLost = true
      for entry in entries { end(entry.token, .sceneDisconnected) }
      isGapOpen = false
      isRetrying = false
    }
  }

  mutating func fire(_ timer: SimulatedTimer) {
    switch timer {
    case .gap: isGapOpen = false
    case .retry: if isRetrying { askAgain(all: false) }
    case .duration(let token):
      guard let i = index(token) else { return }
      entries[i].timeRunsSince = nil
      entries[i].timeLeft = .zero
      entries[i].ending = entries[i].ending ?? .timedOut
    case .transition: break
    }
  }

  private func onScreen(_ token: PresentationToken, in states: [State]) -> Int? {
    index(token).flatMap { states.contains(entries[$0].state) ? $0 : nil }
  }

  private mutating func settle(_ i: Int, _ now: Duration) {
    if entries[i].state == .arriving { entries[i].rejections = 0 }
    entries[i].state = .there
    entries[i].wasOnScreen = true
    startTime(i, now)
  }

  private mutating func startTime(_ i: Int, _ now: Duration) {
    guard isActive, !entries[i].isHeld, entries[i].state == .there, entries[i].timeLeft != nil,
      entries[i].timeRunsSince == nil
    else { return }
    entries[i].timeRunsSince = now
  }

  private mutating func stopTime(_ i: Int, _ now: Duration) {
    guard let since = entries[i].timeRunsSince else { return }
    entries[i].timeRunsSince = nil
    entries[i].timeLeft? -= now - since
  }

  private mutating func reject(_ token: PresentationToken) {
    guard let i = onScreen(token, in: [.arriving]) else { return }
    if let ending = entries[i].ending { return end(token, ending) }
    if entries[i].rejections == 20 { return end(token, .failed) }
    entries[i].rejections += 1
    entries[i].state = .blocked
    entries[i].isHeld = false
    isRetrying = true
  }

  private mutating func vanish(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard let i = onScreen(token, in: [.arriving, .there, .leaving, .hiding]) else { return }
    let entry = entries[i]
    if entry.state == .hiding, entry.ending == nil, outcome == .dismissed {
      entries[i].state = .inLine
      entries[i].isHeld = false
      entries[i].group = 0
      entries[i].arrival = entry.arrivalOnScreen
    } else {
      let outcome = entry.ending ?? outcome
      end(token, outcome)
      if delay > .zero, entry.lane == .modal, outcome != .replaced, outcome != .interrupted {
        isGapOpen = true
      }
    }
    askAgain(all: true)
  }

  private mutating func cancel(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard let i = index(token) else { return }
    guard entries[i].state.isOnScreen else { return end(token, outcome) }
    guard entries[i].state != .leaving, entries[i].ending == nil else { return }
    entries[i].ending = outcome
  }

  private mutating func askAgain(all: Bool) {
    isRetrying = false
    for entry in entries.sorted(by: { $0.arrival < $1.arrival })
    where [.blocked, .overtaken].contains(entry.state) || (all && entry.state == .waits) {
      guard let i = index(entry.token) else { continue }
      entries[i].state = .inLine
      if entry.state != .blocked, entry.group == 0, entry.arrivalOnScreen == 0 {
        entries[i].arrival = arrive()
      }
    }
  }

  // MARK: What follows

  /// Goes on for as long as something follows; the answers are those of the harness.
  mutating func settle(_ answers: [PresentationToken: PresentationAnswer], at now: Duration) {
    while follow(.modal, answers, now) || follow(.toasts, answers, now) {}
  }

  private mutating func follow(
    _ lane: SimulatedLane, _ answers: [PresentationToken: PresentationAnswer],
    _ now: Duration
  ) -> Bool {
    for i in entries.indices
    where entries[i].lane == lane && entries[i].state == .there && entries[i].ending != nil {
      stopTime(i, now)
      entries[i].state = .hiding
    }
    let inLine = entries.filter { $0.lane == lane && [.inLine, .blocked].contains($0.state) }
    guard !isSuspended, isActive, let next = inLine.min(by: precedes), next.state == .inLine else {
      return false
    }
    let shown = onScreen(lane)
    let replaces = next.request.policy == .replace
    let isFree =
      shown.count < (lane == .modal || replaces ? 1 : 3) && !(isGapOpen && lane == .modal)
    guard !isFree else { return answer(next, hiding: [], answers[next.token] ?? .show, now) }
    let preempts =
      switch next.request.policy {
      case .interrupt, .replace: true
      default: false
      }
    let others = shown.filter {
      next.arrival > $0.arrivalOnScreen
        && next.request.priority.rawValue >= $0.request.priority.rawValue
    }
    guard preempts, !others.isEmpty, shown.allSatisfy({ $0.state == .there }),
      !replaces || others.count == shown.count
    else { return false }
    return answer(
      next, hiding: replaces ? others : [others[0]], answers[next.token] ?? .show, now)
  }

  private mutating func answer(
    _ next: Entry, hiding others: [Entry], _ answer: PresentationAnswer, _ now: Duration
  ) -> Bool {
    guard let i = index(next.token) else { return false }
    switch answer {
    case .discard(let outcome):
      end(next.token, outcome)
    case .wait, .blocked:
      if next.request.policy == .dropIfBusy {
        end(next.token, .busy)
      } else if answer == .wait {
        entries[i].blocks = 0
        entries[i].state = .waits
      } else {
        isRetrying = true
        entries[i].blocks += 1
        entries[i].state = entries[i].blocks > 20 ? .overtaken : .blocked
      }
    case .show:
      entries[i].blocks = 0
      for other in others { makeWay(other, for: next, now) }
      guard others.isEmpty else { return true }
      entries[i].state = .arriving
      entries[i].arrivalOnScreen = arrive()
    }
    return true
  }

  private mutating func makeWay(_ other: Entry, for next: Entry, _ now: Duration) {
    guard let shown = index(other.token) else { return }
    stopTime(shown, now)
    entries[shown].state = .hiding
    if next.request.policy == .replace {
      entries[shown].ending = .replaced
    } else if next.request.policy == .interrupt(resuming: false)
      || !other.request.resumesAfterInterruption
    {
      entries[shown].ending = .interrupted
    }
  }
}
