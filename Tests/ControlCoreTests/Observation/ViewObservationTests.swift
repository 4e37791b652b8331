import ControlCore
import TestSupport
import Testing

/// U6: observation of a scroll view, whose delegate stays the app's.
@MainActor
struct ViewObservationTests {
  @MainActor
  private final class Owner {
    var offsets: [CGFloat] = []
  }

  private let owner = Owner()

  private func observe(_ scrollView: UIScrollView) -> ObservationToken {
    scrollView.observeChanges(of: \.contentOffset, owner: owner) { owner, offset in
      owner.offsets.append(offset.y)
    }
  }

  @Test("The offset of a scroll view is reported without its delegate")
  func offset() {
    let scrollView = UIScrollView()
    let token = observe(scrollView)
    scrollView.contentOffset.y = 12
    scrollView.contentOffset.y = 12
    scrollView.contentOffset.y = 30
    #expect(owner.offsets == [12, 30])
    #expect(scrollView.delegate == nil)
    token.invalidate()
    scrollView.contentOffset.y = 40
    #expect(owner.offsets == [12, 30])
  }

  @Test("The initial and the new value are reported")
  func values() {
    let scrollView = UIScrollView()
    scrollView.contentOffset.y = 5
    var offsets: [CGFloat] = []
    let token = scrollView.observe(\.contentOffset, owner: owner, options: .initial) { _, offset in
      offsets.append(offset.y)
    }
    scrollView.contentOffset.y = 9
    #expect(offsets == [5, 9])
    token.invalidate()
  }

  @Test("Setting the property inside the callback fires once more and no further")
  func reentrancy() {
    let scrollView = UIScrollView()
    let token = scrollView.observeChanges(of: \.contentOffset, owner: owner) {
      [weak scrollView] owner, offset in
      owner.offsets.append(offset.y)
      scrollView?.contentOffset.y += 1
    }
    scrollView.contentOffset.y = 5
    #expect(owner.offsets == [5, 6])
    scrollView.contentOffset.y = 20
    #expect(owner.offsets == [5, 6, 20, 21])
    token.invalidate()
  }

  @Test("Two observations of the same property are independent")
  func twoObservers() {
    let scrollView = UIScrollView()
    var first: ObservationToken? = observe(scrollView)
    let second = observe(scrollView)
    scrollView.contentOffset.y = 1
    #expect(owner.offsets == [1, 1])
    withExtendedLifetime(first) {}
    first = nil
    scrollView.contentOffset.y = 2
    #expect(owner.offsets == [1, 1, 2])
    second.invalidate()
  }

  @Test("The observation ends with its owner")
  func ownerGoes() {
    let scrollView = UIScrollView()
    var calls = 0
    var token: ObservationToken?
    do {
      let owner = Owner()
      token = scrollView.observe(\.contentOffset, owner: owner) { _, _ in calls += 1 }
      scrollView.contentOffset.y = 1
    }
    #expect(token?.isActive == false)
    scrollView.contentOffset.y = 2
    #expect(calls == 1)
    token?.invalidate()
  }

  @Test("The token retains neither the scroll view nor the owner")
  func nothingIsKept() {
    weak var weakScrollView: UIScrollView?
    var token: ObservationToken?
    do {
      let scrollView = UIScrollView()
      weakScrollView = scrollView
      token = observe(scrollView)
    }
    #expect(weakScrollView == nil)
    token?.invalidate()
  }
}
