import TestSupport
import Testing

@MainActor struct UIViewSnapshotTests {
  private func redView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let corner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    corner.backgroundColor = .red
    view.backgroundColor = .green
    view.addSubview(corner)
    return view
  }

  @Test("A snapshot looks like the view and stays so") func aSnapshotLooksLikeTheViewAndStaysSo()
    throws
  {
    let host = TestHost()
    let view = redView()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(snapshot.bounds.size == view.bounds.size)
    host.add(snapshot)
    #expect(host.color(at: CGPoint(x: 5, y: 5)) == PixelColor(.red))
    #expect(host.color(at: CGPoint(x: 30, y: 30)) == PixelColor(.green))
  }

  @Test("An empty view has no snapshot") func anEmptyViewHasNoSnapshot() {
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test("A drawn hierarchy has its materials, and a drawn layer does not")
  func aHierarchyIsDrawnWithItsMaterialsAndALayerWithout() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    view.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 80))
    half.backgroundColor = .black
    view.addSubview(half)
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
    material.frame = view.bounds
    view.addSubview(material)
    func edge(_ draw: (CGContext) -> Void) throws -> Int {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
        .image { draw($0.cgContext) }
      let bitmap = try #require(image.cgImage.flatMap { Bitmap($0) })
      let left = try #require(bitmap.color(x: 38, y: 40))
      let right = try #require(bitmap.color(x: 42, y: 40))
      return abs(Int(left.red) - Int(right.red))
    }
    let drawn = try edge { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    let rendered = try edge { view.layer.render(in: $0) }
    #expect(drawn < 40)
    #expect(rendered > 60)
  }

  @Test("A hierarchy is drawn into the rectangle") func aHierarchyIsDrawnIntoTheRectangle() throws {
    let view = redView()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { _ in
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
      }
    let bitmap = try #require(image.cgImage.flatMap { Bitmap($0) })
    #expect(bitmap.color(x: 2, y: 2) == PixelColor(.red))
    #expect(bitmap.color(x: 15, y: 15) == PixelColor(.green))
  }

  @Test("Without a context nothing is drawn") func withoutAContextNothingIsDrawn() {
    #expect(!redView().drawHierarchy(in: .zero, afterScreenUpdates: false))
  }
}
