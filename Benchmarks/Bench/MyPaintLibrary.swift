/// What is called of libmypaint, the engine of MyPaint's brushes.
@MainActor
struct MyPaintLibrary {
  typealias Make = @convention(c) () -> OpaquePointer?
  typealias MakeSurface = @convention(c) (Int32, Int32) -> OpaquePointer?
  typealias Change = @convention(c) (OpaquePointer) -> Void
  typealias Interface = @convention(c) (OpaquePointer) -> OpaquePointer?
  typealias Setting = @convention(c) (UnsafePointer<CChar>) -> UInt32
  typealias SetBaseValue = @convention(c) (OpaquePointer, UInt32, Float) -> Void
  /// Brush and surface; place, pressure and tilt; seconds since the last.
  typealias StrokeTo =
    @convention(c) (OpaquePointer, OpaquePointer, Float, Float, Float, Float, Float, Double) ->
    Int32
  /// The surface, and four numbers for the pixels that have changed.
  typealias EndAtomic = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> Void

  let makeBrush: Make
  let setDefaults: Change
  let setting: Setting
  let setBaseValue: SetBaseValue
  let reset: Change
  let newStroke: Change
  let strokeTo: StrokeTo
  let releaseBrush: Change
  let makeSurface: MakeSurface
  let interface: Interface
  let beginAtomic: Change
  let endAtomic: EndAtomic
  let releaseSurface: Change

  /// Opens the library, or fails where it is not installed.
  init?() {
    guard let library = DynamicLibrary("libmypaint-1.5.so.1") else { return nil }
    do {
      makeBrush = try library.function("mypaint_brush_new")
      setDefaults = try library.function("mypaint_brush_from_defaults")
      setting = try library.function("mypaint_brush_setting_from_cname")
      setBaseValue = try library.function("mypaint_brush_set_base_value")
      reset = try library.function("mypaint_brush_reset")
      newStroke = try library.function("mypaint_brush_new_stroke")
      strokeTo = try library.function("mypaint_brush_stroke_to")
      releaseBrush = try library.function("mypaint_brush_unref")
      makeSurface = try library.function("mypaint_fixed_tiled_surface_new")
      interface = try library.function("mypaint_fixed_tiled_surface_interface")
      beginAtomic = try library.function("mypaint_surface_begin_atomic")
      endAtomic = try library.function("mypaint_surface_end_atomic")
      releaseSurface = try library.function("mypaint_surface_unref")
    } catch {
      return nil
    }
  }
}
