import ControlCore
import TestSupport
import Testing

/// U6: observation of a published property.
@MainActor
struct ObservationTokenTests {
  @MainActor
  private final class Owner {
    var seen: [Int] = []
    let bag = ObservationBag()
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
    box.observe(\.value, owner: owner, options: options) { owner, change in
      owner.seen.append(change.newValue)
    }
  }

  private func observe(_ ends: EndList, _ name: String) -> ObservationToken {
    let mark = EndMark(ends, name)
    return box.observe(\.value, owner: owner) { owner, change in
      withExtendedLifetime(mark) { owner.seen.append(change.newValue) }
    }
  }

  @Test("U6: initial fires once, at once, without an old value")
  func initial() {
    var olds: [Int?] = []
    let token = box.observe(\.value, owner: owner, options: .initial) { _, change in
      olds.append(change.oldValue)
    }
    #expect(olds == [nil])
    box.value = 2
    #expect(olds == [nil, 1])
    token.invalidate()
  }

  @Test("U6: invalidating twice does nothing; nothing is reported afterwards")
  func invalidation() {
    let token = observe()
    token.invalidate()
    token.invalidate()
    box.value = 2
    #expect(owner.seen.isEmpty)
    #expect(!token.isActive)
  }

  @Test("U6: invalidating inside the callback is the last report")
  func invalidationInside() {
    var token: ObservationToken?
    token = box.observe(\.value, owner: owner) { owner, change in
      owner.seen.append(change.newValue)
      token?.invalidate()
    }
    box.value = 2
    box.value = 3
    #expect(owner.seen == [2])
  }

  @Test("U6: letting go of the token ends the observation")
  func tokenGoes() {
    var token: ObservationToken? = observe()
    #expect(token?.isActive == true)
    token = nil
    box.value = 2
    #expect(owner.seen.isEmpty)
  }

  @Test("U6: neither side is kept alive, and the owner's end is the observation's")
  func nothingIsKept() {
    weak var weakOwner: Owner?
    var token: ObservationToken?
    do {
      let owner = Owner()
      weakOwner = owner
      token = box.observe(\.value, owner: owner) { $0.seen.append($1.newValue) }
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

  @Test("U6: equal values are filtered when asked")
  func filter() {
    let token = box.observeChanges(of: \.value, owner: owner) { owner, change in
      owner.seen.append(change.newValue)
    }
    box.value = 1
    box.value = 2
    box.value = 2
    #expect(owner.seen == [2])
    token.invalidate()
  }

  @Test("U6: setting the value inside the callback fires once more and no further")
  func reentrancy() {
    let token = box.observe(\.value, owner: owner) { [box] owner, change in
      owner.seen.append(change.newValue)
      box.value = change.newValue + 1
    }
    box.value = 2
    #expect(owner.seen == [2, 3])
    token.invalidate()
  }

  @Test("U6: a bag ends what it holds, the youngest first")
  func bag() {
    let ends = EndList()
    observe(ends, "first").store(in: owner.bag)
    observe(ends, "second").store(in: owner.bag)
    #expect(owner.bag.count == 2)
    box.value = 2
    #expect(owner.seen == [2, 2])
    owner.bag.invalidateAll()
    #expect(ends.names == ["second", "first"])
    box.value = 3
    #expect(owner.seen == [2, 2])
    #expect(owner.bag.count == 0)
  }

  @Test("U6: the release of a bag ends its observations and releases their handlers")
  func bagGoes() async {
    let ends = EndList()
    var bag: ObservationBag? = ObservationBag()
    bag?.insert(observe(ends, "first"))
    bag?.insert(observe(ends, "second"))
    bag = nil
    box.value = 2
    #expect(owner.seen.isEmpty)
    // Off the main thread the callbacks are let go a moment later, in no certain order.
    for _ in 0..<100 where ends.names.count < 2 { await Task.yield() }
    #expect(ends.names.sorted() == ["first", "second"])
  }
}
