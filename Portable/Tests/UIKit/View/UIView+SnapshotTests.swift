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

  @Test func aSnapshotLooksLikeTheViewAndStaysSo() throws {
    let host = TestHost()
    let view = redView()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(snapshot.bounds.size == view.bounds.size)
    host.add(snapshot)
    #expect(host.color(at: CGPoint(x: 5, y: 5)) == PixelColor(.red))
    #expect(host.color(at: CGPoint(x: 30, y: 30)) == PixelColor(.green))
  }

  @Test func anEmptyViewHasNoSnapshot() {
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test func aHierarchyIsDrawnIntoTheRectangle() throws {
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

  @Test func withoutAContextNothingIsDrawn() {
    #expect(!redView().drawHierarchy(in: .zero, afterScreenUpdates: false))
  }
}
