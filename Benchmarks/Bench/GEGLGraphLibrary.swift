/// What is called of GEGL's graphs, and of the values that their nodes are set with.
@MainActor
struct GEGLGraphLibrary {
  typealias Object = OpaquePointer
  /// A type and two words, as GLib lays out a value.
  typealias Value = UnsafeMutablePointer<UInt64>

  typealias Make = @convention(c) () -> Object?
  typealias MakeNamed = @convention(c) (Object, UnsafePointer<CChar>) -> Object?
  typealias Parse = @convention(c) (Object, UnsafePointer<CChar>) -> Void
  typealias Change = @convention(c) (Object) -> Void
  typealias Link = @convention(c) (Object, Object) -> Void
  typealias MakeColor = @convention(c) (UnsafePointer<CChar>) -> Object?
  typealias TypeNumber = @convention(c) () -> UInt
  typealias BeginValue = @convention(c) (Value, UInt) -> Value?
  typealias SetObject = @convention(c) (Value, Object) -> Void
  typealias SetNumber = @convention(c) (Value, Double) -> Void
  typealias EndValue = @convention(c) (Value) -> Void
  typealias SetProperty = @convention(c) (Object, UnsafePointer<CChar>, Value) -> Void
  /// A node, a scale, the part, the format, where to, the bytes of a row, flags.
  typealias Render =
    @convention(c) (
      Object, Double, GEGLLibrary.Rectangle, Object, UnsafeMutablePointer<UInt32>, Int32, Int32
    ) -> Void
  /// A buffer, the part, a level, the format, where from, the bytes of a row.
  typealias Write =
    @convention(c) (
      Object, GEGLLibrary.Rectangle, Int32, Object, UnsafePointer<UInt32>, Int32
    ) -> Void

  let makeGraph: Make
  let makeNode: MakeNamed
  let link: Link
  let makePath: Make
  let clearPath: Change
  let parsePath: Parse
  let makeColor: MakeColor
  let render: Render
  let write: Write
  private let bufferType: TypeNumber
  private let pathType: TypeNumber
  private let colorType: TypeNumber
  private let beginValue: BeginValue
  private let setObject: SetObject
  private let setNumber: SetNumber
  private let endValue: EndValue
  private let setProperty: SetProperty

  /// GLib's number of its type of floating-point numbers, which is part of its binary interface.
  private static let doubleType: UInt = 15 << 2

  /// Opens the library, which has been started before, or fails where it is not installed.
  init?() {
    guard let library = DynamicLibrary("libgegl-0.4.so.0") else { return nil }
    do {
      makeGraph = try library.function("gegl_node_new")
      makeNode = try library.function("gegl_node_create_child")
      link = try library.function("gegl_node_link")
      makePath = try library.function("gegl_path_new")
      clearPath = try library.function("gegl_path_clear")
      parsePath = try library.function("gegl_path_parse_string")
      makeColor = try library.function("gegl_color_new")
      render = try library.function("gegl_node_blit")
      write = try library.function("gegl_buffer_set")
      bufferType = try library.function("gegl_buffer_get_type")
      pathType = try library.function("gegl_path_get_type")
      colorType = try library.function("gegl_color_get_type")
      beginValue = try library.function("g_value_init")
      setObject = try library.function("g_value_set_object")
      setNumber = try library.function("g_value_set_double")
      endValue = try library.function("g_value_unset")
      setProperty = try library.function("gegl_node_set_property")
    } catch {
      return nil
    }
  }

  func setBuffer(_ buffer: Object, of node: Object) {
    set("buffer", buffer, bufferType(), of: node)
  }

  func setPath(_ path: Object, of node: Object) { set("d", path, pathType(), of: node) }

  func setColor(_ color: Object, of node: Object) { set("color", color, colorType(), of: node) }

  func setWidth(_ width: Double, of node: Object) {
    var value: [UInt64] = [0, 0, 0]
    _ = beginValue(&value, Self.doubleType)
    setNumber(&value, width)
    setProperty(node, "width", &value)
    endValue(&value)
  }

  private func set(_ name: String, _ object: Object, _ type: UInt, of node: Object) {
    var value: [UInt64] = [0, 0, 0]
    _ = beginValue(&value, type)
    setObject(&value, object)
    setProperty(node, name, &value)
    endValue(&value)
  }
}
