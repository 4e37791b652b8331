/// What is called of GEGL, the image library of GIMP, and of the libraries that it stands on.
@MainActor
struct GEGLLibrary {
  /// A buffer, a node, a path, a color or a format.
  typealias Object = OpaquePointer
  /// Left, top, width and height.
  typealias Rectangle = UnsafePointer<Int32>

  typealias Initialize = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  typealias Format = @convention(c) (UnsafePointer<CChar>) -> Object?
  typealias Release = @convention(c) (Object) -> Void
  typealias MakeBuffer = @convention(c) (Rectangle, Object) -> Object?
  typealias Duplicate = @convention(c) (Object) -> Object?
  /// From a part of one buffer to a part of another; the number is what lies outside.
  typealias Copy = @convention(c) (Object, Rectangle, Int32, Object, Rectangle) -> Void
  /// The aligned rectangle, the rectangle, the buffer; the number is how to align.
  typealias Align = @convention(c) (UnsafeMutablePointer<Int32>, Rectangle, Object, Int32) -> Int32
  typealias OpenWindow =
    @convention(c) (Object, Rectangle, UnsafeMutablePointer<Int32>?, Object) ->
    UnsafeMutablePointer<UInt8>?
  typealias CloseWindow = @convention(c) (Object, UnsafeMutablePointer<UInt8>) -> Void

  let initialize: Initialize
  let format: Format
  let release: Release
  let makeBuffer: MakeBuffer
  let duplicate: Duplicate
  let copy: Copy
  let align: Align
  let openWindow: OpenWindow
  let closeWindow: CloseWindow

  /// Opens and starts the library, or fails where it is not installed.
  init?() {
    guard let library = DynamicLibrary("libgegl-0.4.so.0") else { return nil }
    do {
      initialize = try library.function("gegl_init")
      format = try library.function("babl_format")
      release = try library.function("g_object_unref")
      makeBuffer = try library.function("gegl_buffer_new")
      duplicate = try library.function("gegl_buffer_dup")
      copy = try library.function("gegl_buffer_copy")
      align = try library.function("gegl_rectangle_align_to_buffer")
      openWindow = try library.function("gegl_buffer_linear_open")
      closeWindow = try library.function("gegl_buffer_linear_close")
    } catch {
      return nil
    }
    initialize(nil, nil)
  }
}
