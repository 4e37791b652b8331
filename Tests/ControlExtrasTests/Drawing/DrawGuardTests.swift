import ControlExtras
import TestSupport
import Testing

/// U11: mistakes in `draw(_:)`, and what UIKit does about drawing.
@MainActor
struct DrawGuardTests {
  private final class Drawing: UIView {
    var count = 0
    var messages: [String] = []
    var body: (UIView) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      count += 1
      DrawGuard { [weak self] in self?.messages.append($0) }.run(in: self) { body(self) }
    }
  }

  private final class DrawingImageView: UIImageView {
    var count = 0
    var messages: [String] = []

    override func draw(_ rect: CGRect) {
      count += 1
      DrawGuard { [weak self] in self?.messages.append($0) }.run(in: self) {}
    }
  }

  private let host = TestHost()

  private func makeView(_ body: @escaping (UIView) -> Void = { _ in }) -> Drawing {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.body = body
    return view
  }

  @Test("A body that only draws is run once and reports nothing")
  func drawing() {
    var runs = 0
    let view = makeView { _ in
      runs += 1
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    host.add(view)
    #expect(runs == 1)
    #expect(view.messages.isEmpty)
  }

  @Test("Subviews added while drawing are reported, by the class's name")
  func subviews() {
    let view = makeView { $0.addSubview(UIView()) }
    host.add(view)
    #expect(view.messages.count == 1)
    #expect(view.messages.first?.hasPrefix("Drawing.draw(_:): subviews added: 1;") == true)
    let layered = makeView { $0.layer.addSublayer(CALayer()) }
    host.add(layered)
    #expect(layered.messages.first?.contains("sublayers") == true)
  }

  @Test("A call by hand, outside of a drawing pass, is reported")
  func byHand() {
    let view = makeView()
    view.draw(.zero)
    #expect(view.messages.first?.contains("setNeedsDisplay()") == true)
  }

  @Test("Image views never call draw, and a draw of theirs is reported")
  func imageView() {
    let view = DrawingImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.add(view)
    view.setNeedsDisplay()
    host.layout()
    #expect(view.count == 0)
    view.draw(.zero)
    #expect(view.messages.first?.contains("image view") == true)
  }

  @Test("Contents set on the layer, even nil, keep draw from being called until marked dirty")
  func contents() {
    let view = host.add(makeView())
    #expect(view.count == 1)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage
    for contents in [picture, nil] {
      view.setNeedsDisplay()
      view.layer.contents = contents
      host.layout()
      #expect(view.count == 1)
    }
    view.setNeedsDisplay()
    host.layout()
    #expect(view.count == 2)
  }
}
