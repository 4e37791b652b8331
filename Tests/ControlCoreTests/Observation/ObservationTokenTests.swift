import ControlCore
import TestSupport
import Testing

/// U6: observation of a published property.
@MainActor
struct ObservationTokenTests {
  @MainActor
  private final class Owner {
    var seen: [Int] = []
  }

  @MainActor
  private final class EndList {
    var names: [String] = []
  }

  /// Lives as long as the callback that captures it.
  private final class EndMark: Sendable {
    private let name: String
    private let list: EndList

    init(_ list: EndList, _ name: String) {
      self.list = list
      self.name = name
    }

    deinit {
      MainActor.assumeIsolated { [list, name] in list.names.append(name) }
    }
  }

  @MainActor
  private final class Box: Control {
    private var storedValue = 1

    @GKInspectable dynamic var value: Int {
      get { storedValue }
      set { publish(Self.properties) { storedValue = newValue } }
    }

    private static let properties = [PublishedProperty("value", \Box.value)]

    override class var publishedProperties: [PublishedProperty] {
      super.publishedProperties + properties
    }
  }

  private let box = Box()
  private let owner = Owner()

  private func observe(_ options: ObservationOptions = []) -> ObservationToken {
    box.observe(\.value, owner: owner, options: options) { owner, value in
      owner.seen.append(value)
    }
  }

  private func observe(_ ends: EndList, _ name: String) -> ObservationToken {
    let mark = EndMark(ends, name)
    return box.observe(\.value, owner: owner) { owner, value in
      withExtendedLifetime(mark) { owner.seen.append(value) }
    }
  }

  @Test("The initial value is reported once, before the method returns")
  func initial() {
    let token = observe(.initial)
    #expect(owner.seen == [1])
    box.value = 2
    #expect(owner.seen == [1, 2])
    token.invalidate()
  }

  @Test("Invalidating twice does nothing; nothing is reported afterwards")
  func invalidation() {
    let token = observe()
    token.invalidate()
    token.invalidate()
    box.value = 2
    #expect(owner.seen.isEmpty)
    #expect(!token.isActive)
  }

  @Test("Invalidating inside the callback is the last report")
  func invalidationInside() {
    var token: ObservationToken?
    token = box.observe(\.value, owner: owner) { owner, value in
      owner.seen.append(value)
      token?.invalidate()
    }
    box.value = 2
    box.value = 3
    #expect(owner.seen == [2])
  }

  @Test("The release of the token ends the observation")
  func tokenGoes() {
    var token: ObservationToken? = observe()
    #expect(token?.isActive == true)
    token = nil
    box.value = 2
    #expect(owner.seen.isEmpty)
  }

  @Test("Neither side is retained, and the observation ends with its owner")
  func nothingIsKept() {
    weak var weakOwner: Owner?
    var token: ObservationToken?
    do {
      let owner = Owner()
      weakOwner = owner
      token = box.observe(\.value, owner: owner) { $0.seen.append($1) }
      box.value = 5
      #expect(owner.seen == [5])
    }
    #expect(weakOwner == nil)
    #expect(token?.isActive == false)
    box.value = 6

    weak var weakBox: Box?
    do {
      let box = Box()
      weakBox = box
      token = box.observe(\.value, owner: self.owner) { _, _ in }
    }
    #expect(weakBox == nil)
    token?.invalidate()
  }

  @Test("Equal values are filtered when asked")
  func filter() {
    let token = box.observeChanges(of: \.value, owner: owner) { owner, value in
      owner.seen.append(value)
    }
    box.value = 1
    box.value = 2
    box.value = 2
    #expect(owner.seen == [2])
    token.invalidate()
  }

  @Test("Setting the value inside the callback fires once more and no further")
  func reentrancy() {
    let token = box.observe(\.value, owner: owner) { [box] owner, value in
      owner.seen.append(value)
      box.value = value + 1
    }
    box.value = 2
    #expect(owner.seen == [2, 3])
    token.invalidate()
  }

  @Test("An array of tokens ends their observations when it is emptied")
  func severalTokens() {
    let ends = EndList()
    var tokens = [observe(ends, "first"), observe(ends, "second")]
    box.value = 2
    #expect(owner.seen == [2, 2])
    tokens = []
    #expect(ends.names.sorted() == ["first", "second"])
    box.value = 3
    #expect(owner.seen == [2, 2])
    withExtendedLifetime(tokens) {}
  }

  @Test("The release of a token off the main thread releases its handler")
  func releaseElsewhere() async {
    let ends = EndList()
    let tokens = TokenBox(observe(ends, "first"))
    await Task.detached { tokens.empty() }.value
    box.value = 2
    #expect(owner.seen.isEmpty)
    for _ in 0..<100 where ends.names.isEmpty { await Task.yield() }
    #expect(ends.names == ["first"])
  }
}

/// A token that one task after another uses.
private final class TokenBox: @unchecked Sendable {
  private var token: ObservationToken?

  init(_ token: ObservationToken) {
    self.token = token
  }

  func empty() {
    token = nil
  }
}
