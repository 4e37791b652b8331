/// One item of a pasteboard: a value for every type that it is available as.
struct PasteboardItem: @unchecked Sendable {
  // Uniform type identifiers, as the system names them.
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let png = "public.png"
  static let color = "com.apple.uikit.color"
  private static let texts = [text, "public.text", "public.plain-text"]
  private static let images = [png, "public.jpeg", "public.image", "com.apple.uikit.image"]

  // Values are of immutable classes only, so an item may leave its thread.
  let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values.filter { Self.isStorable($0.value) }
  }

  init(_ string: String) { values = [Self.text: string] }
  init(_ url: URL) { values = [Self.url: url, Self.text: url.absoluteString] }
  init(_ image: UIImage) { values = [Self.png: image] }
  init(_ color: UIColor) { values = [Self.color: color] }

  var types: [String] { values.keys.sorted() }

  var string: String? {
    first(Self.texts) { value in
      value as? String ?? (value as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  func data(for type: String) -> Data? {
    switch values[type] {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage:
      type == Self.images[1] ? image.jpegData(compressionQuality: 1) : image.pngData()
    default: nil
    }
  }

  private func first<Value>(_ types: [String], _ convert: (Any) -> Value?) -> Value? {
    for type in types {
      if let value = values[type], let converted = convert(value) { return converted }
    }
    return nil
  }

  private static func isStorable(_ value: Any) -> Bool {
    switch value {
    case is String, is Data, is URL, is UIImage, is UIColor, is NSNumber, is Date, is [Any],
      is [String: Any]:
      true
    default: false
    }
  }
}
