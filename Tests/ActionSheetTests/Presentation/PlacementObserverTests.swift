import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The observation of a view's place, by what UIKit guarantees.
@MainActor
struct PlacementObserverTests {
  private final class Owner {
    var reports = 0

    /// Whether there was a report since this was asked last.
    var wasTold: Bool {
      defer { reports = 0 }
      return reports > 0
    }
  }

  private let host = TestHost()
  private let owner = Owner()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  private func observe() -> PlacementObserver {
    let token = PlacementObserver(of: view) { [owner] in owner.reports += 1 }
    host.layout()
    owner.reports = 0
    return token
  }

  @Test("A move by frame, center or bounds is reported in the next layout, rest is not")
  func aMoveByFrameCenterOrBoundsIsReportedInTheNextLayoutAndRestIsNot() {
    host.add(view)
    let token = observe()
    for change in [
      { view.frame.origin.x = 50 }, { view.center.y += 7 }, { view.frame.origin = .zero },
      { view.frame.origin.y = -300 }, { view.bounds.size.height = 90 },
    ] {
      change()
      host.layout()
      #expect(owner.wasTold)
      host.layout()
      #expect(!owner.wasTold)
    }
    token.stop()
    view.frame.origin.x = 80
    host.layout()
    #expect(!owner.wasTold)
  }

  @Test("A superview that moves, and a scroll view that scrolls, are reported")
  func aSuperviewThatMovesAndAScrollViewThatScrollsAreReported() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    list.contentSize = CGSize(width: 300, height: 2000)
    let row = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 44))
    host.add(list)
    list.addSubview(row)
    row.addSubview(view)
    let token = observe()
    list.contentOffset.y = 33
    host.layout()
    #expect(owner.wasTold)
    row.frame.origin.y = 80
    host.layout()
    #expect(owner.wasTold)
    list.frame.origin.x = 5
    host.layout()
    #expect(owner.wasTold)
    token.stop()
  }

  @Test("A view under constraints is followed") func aViewUnderConstraintsIsFollowed() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    host.add(parent)
    parent.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    let token = observe()
    top.constant = 60
    host.layout()
    #expect(owner.wasTold)
    #expect(view.frame == CGRect(x: 0, y: 60, width: 50, height: 50))
    token.stop()
  }

  @Test("Leaving and entering a window, and another tint color, are reported at once")
  func leavingAndEnteringAWindowAndAnotherTintColorAreReportedAtOnce() {
    host.add(view)
    let token = observe()
    view.removeFromSuperview()
    #expect(owner.wasTold)
    host.add(view)
    #expect(owner.wasTold)
    host.layout()
    owner.reports = 0
    view.frame.origin.x = 99
    host.layout()
    #expect(owner.wasTold)
    host.window.tintColor = .purple
    #expect(owner.wasTold)
    token.stop()
  }

  @Test("Nothing stays in the views when the observation or the view is gone")
  func nothingStaysInTheViewsWhenTheTokenOrTheViewIsGone() {
    host.add(view)
    let before = host.window.subviews.count
    var token = observe()
    #expect(view.subviews.count == 1 && host.window.subviews.count == before + 1)
    token.stop()
    #expect(view.subviews.isEmpty && host.window.subviews.count == before)
    token = observe()
    view.removeFromSuperview()
    #expect(host.window.subviews.count == before)
    token.stop()
    #expect(view.subviews.isEmpty)
  }
}
