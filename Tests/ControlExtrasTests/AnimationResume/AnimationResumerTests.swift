import TestSupport
import Testing

@testable import ControlExtras
@_spi(Host) import UIKit

/// U9: layer animations that run again after the system has taken them away.
@MainActor
struct AnimationResumerTests {
  /// A view with one layer that fades to and fro.
  private final class FadingView: UIView {
    let fading = CALayer()
    var completions: [Bool] = []
    lazy var resumer = AnimationResumer(view: self)

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(fading)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      resumer.viewWillMove(toWindow: newWindow)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      resumer.viewDidMoveToWindow()
    }

    func fade(duration: TimeInterval = 4, repeats: Bool = true, holdsEnd: Bool = false) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0.0
      animation.toValue = 1.0
      animation.duration = duration
      animation.repeatCount = repeats ? .infinity : 0
      if holdsEnd {
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        animation.toValue = 0.25
      }
      resumer.add(animation, forKey: "fade", to: fading) { [weak self] in
        self?.completions.append($0)
      }
    }

    var isOnLayer: Bool { fading.animation(forKey: "fade") != nil }
    var opacity: Float { fading.presentation()?.opacity ?? -1 }
  }

  private let host = TestHost()
  private let view = FadingView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  private func goToTheBackground() {
    HostApplication.enterBackground()
  }

  private func comeBack() {
    HostApplication.leaveBackground()
    HostApplication.activate()
  }

  @Test("In the foreground the same animation runs again, at the phase that it would have")
  func background() {
    host.add(view)
    view.fade()
    host.advance(by: 1)
    #expect(isClose(CGFloat(view.opacity), 0.25, within: 0.01))
    goToTheBackground()
    #expect(!view.isOnLayer)
    host.advance(by: 1)
    comeBack()
    host.advance(by: 1)
    #expect(isClose(CGFloat(view.opacity), 0.75, within: 0.01))
    #expect(view.completions == [])
  }

  @Test("The phase restarts when requested")
  func restarts() {
    view.resumer.resumption = .restarts
    host.add(view)
    view.fade()
    host.advance(by: 3)
    goToTheBackground()
    host.advance(by: 0.5)
    comeBack()
    host.advance(by: 1)
    #expect(isClose(CGFloat(view.opacity), 0.25, within: 0.01))
  }

  @Test("An animation that was stopped does not resume, whichever call stopped it")
  func stoppedBefore() {
    for isBehindItsBack in [true, false] {
      let view = host.add(FadingView(frame: .zero))
      view.fade()
      host.advance(by: 0.5)
      if isBehindItsBack {
        view.fading.removeAllAnimations()
      } else {
        view.resumer.remove(forKey: "fade", from: view.fading)
      }
      goToTheBackground()
      comeBack()
      #expect(!view.isOnLayer)
      #expect(view.completions == [false])
      #expect(!view.resumer.isRunning(forKey: "fade", on: view.fading))
    }
  }

  @Test("An animation stopped while invisible does not resume either")
  func stoppedMeanwhile() {
    host.add(view)
    view.fade()
    goToTheBackground()
    view.resumer.removeAll()
    comeBack()
    #expect(!view.isOnLayer)
    #expect(view.completions == [false])
  }

  @Test("The animation resumes after leaving the window and returning, as with tabs and screens")
  func window() {
    host.add(view)
    view.fade()
    host.advance(by: 1)
    view.removeFromSuperview()
    #expect(!view.isOnLayer)
    host.advance(by: 1)
    host.add(view)
    #expect(view.isOnLayer)
    host.advance(by: 1)
    #expect(isClose(CGFloat(view.opacity), 0.75, within: 0.01))
    #expect(view.completions == [])
  }

  @Test("The animation resumes after leaving the window in the background")
  func windowInBackground() {
    host.add(view)
    view.fade()
    goToTheBackground()
    view.removeFromSuperview()
    comeBack()
    #expect(!view.isOnLayer)
    host.add(view)
    #expect(view.isOnLayer)
    goToTheBackground()
    view.removeFromSuperview()
    host.view.addSubview(view)
    #expect(!view.isOnLayer)
    comeBack()
    #expect(view.isOnLayer)
  }

  @Test("A hidden ancestor removes nothing and duplicates nothing")
  func hiddenAncestor() {
    let parent = host.add(UIView(frame: host.view.bounds))
    parent.addSubview(view)
    view.fade()
    host.advance(by: 1)
    parent.isHidden = true
    host.advance(by: 1)
    goToTheBackground()
    comeBack()
    parent.isHidden = false
    host.advance(by: 1)
    #expect(view.fading.animationKeys() == ["fade"])
    #expect(isClose(CGFloat(view.opacity), 0.75, within: 0.01))
  }

  @Test("Becoming active twice does not duplicate the animation")
  func activeTwice() {
    host.add(view)
    view.fade()
    goToTheBackground()
    comeBack()
    let first = view.fading.animation(forKey: "fade")
    HostApplication.deactivate()
    HostApplication.activate()
    #expect(view.fading.animation(forKey: "fade") === first)
    #expect(view.fading.animationKeys() == ["fade"])
  }

  @Test("In a reused cell the animation runs once")
  func cellReuse() {
    final class Cell: UITableViewCell {
      let fading = FadingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(fading)
        fading.fade()
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let source = Source()
    let table = UITableView(frame: host.view.bounds)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    host.add(table)
    for offset in [900.0, 4000, 0] {
      table.contentOffset.y = offset
      host.advance(by: 0.1)
    }
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    #expect(!cells.isEmpty)
    for cell in cells {
      #expect(cell.fading.fading.animationKeys() == ["fade"])
      #expect(cell.fading.completions == [])
    }
  }

  @Test("A finite animation that ended in the background shows its end and completes once")
  func endedMeanwhile() {
    host.add(view)
    view.fading.opacity = 0.5
    view.fade(duration: 2, repeats: false)
    host.advance(by: 1)
    goToTheBackground()
    host.advance(by: 3)
    #expect(view.completions == [])
    comeBack()
    host.advance(by: 0.1)
    #expect(view.completions == [true])
    #expect(view.opacity == 0.5)
    goToTheBackground()
    comeBack()
    #expect(view.completions == [true])
  }

  @Test("A finite animation that has not ended resumes and completes once")
  func goesOn() {
    host.add(view)
    view.fade(duration: 4, repeats: false)
    host.advance(by: 1)
    view.removeFromSuperview()
    host.advance(by: 1)
    host.add(view)
    host.advance(by: 1)
    #expect(isClose(CGFloat(view.opacity), 0.75, within: 0.01))
    #expect(view.completions == [])
    host.advance(by: 1)
    #expect(view.completions == [true])
    #expect(!view.isOnLayer)
  }

  @Test("A retained end is retained again after a return")
  func heldEnd() {
    host.add(view)
    view.fade(duration: 1, repeats: false, holdsEnd: true)
    host.advance(by: 2)
    #expect(view.completions == [true])
    view.removeFromSuperview()
    host.add(view)
    host.advance(by: 0.1)
    #expect(isClose(CGFloat(view.opacity), 0.25, within: 0.001))
    #expect(view.completions == [true])
    view.resumer.remove(forKey: "fade", from: view.fading)
    #expect(!view.isOnLayer)
  }

  @Test("An animation added before there is a window runs in it")
  func addedBefore() {
    view.fade()
    host.advance(by: 1)
    #expect(!view.isOnLayer)
    host.add(view)
    host.advance(by: 1)
    #expect(isClose(CGFloat(view.opacity), 0.25, within: 0.01))
  }

  @Test("An animation replaces one with the same key, which completes unfinished")
  func replaced() {
    host.add(view)
    view.fade()
    view.fade()
    #expect(view.completions == [false])
    #expect(view.isOnLayer)
    // Somebody else's animation under the key is not ours to remove.
    let other = CABasicAnimation(keyPath: "opacity")
    other.duration = 9
    view.fading.add(other, forKey: "fade")
    #expect(view.completions == [false, false])
    #expect(view.fading.animation(forKey: "fade")?.duration == 9)
    view.resumer.remove(forKey: "fade", from: view.fading)
    #expect(view.isOnLayer)
  }

  @Test("With Reduce Motion nothing restarts, and a still image is shown")
  func reduceMotion() {
    defer { UIAccessibility.settings = UIAccessibility.Settings() }
    host.add(view)
    view.fade()
    goToTheBackground()
    UIAccessibility.settings.isReduceMotionEnabled = true
    comeBack()
    #expect(!view.isOnLayer)
    host.advance(by: 0.1)
    #expect(view.opacity == 1)
    UIAccessibility.settings.isReduceMotionEnabled = false
    #expect(view.isOnLayer)
    UIAccessibility.settings.isReduceMotionEnabled = true
    #expect(!view.isOnLayer)
    view.resumer.respectsReduceMotion = false
    #expect(view.isOnLayer)
    #expect(view.completions == [])
  }

  @Test("The background of another scene has no effect")
  func otherScene() {
    let other = HeadlessHost(device: .phone)
    host.add(view)
    view.fade()
    NotificationCenter.default.post(
      name: UIScene.didEnterBackgroundNotification, object: other.scene)
    view.fading.removeAllAnimations()
    #expect(view.completions == [false])
  }

  @Test("Observers and completions are released with the owner")
  func release() {
    expectReleased(in: host) { host in
      let view = FadingView(frame: .zero)
      host.add(view)
      view.fade()
      host.advance(by: 0.1)
      view.removeFromSuperview()
      return [view, view.resumer, view.fading]
    }
    goToTheBackground()
    comeBack()
  }

  @Test("A released layer is forgotten") func aLayerThatIsGoneIsForgotten() {
    host.add(view)
    var completions: [Bool] = []
    do {
      let lost = CALayer()
      view.layer.addSublayer(lost)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 4
      view.resumer.add(animation, forKey: "lost", to: lost) { completions.append($0) }
      goToTheBackground()
      lost.removeFromSuperlayer()
    }
    host.layout()
    comeBack()
    view.fade()
    #expect(completions == [false])
  }
}
