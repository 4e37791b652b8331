/// A color by its parts in sRGB, from 0 to 1.
struct PickedColor: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  static let columns = 12
  static let rows = 10

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue, alpha].map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    (self.red, self.green, self.blue, self.alpha) = (parts[0], parts[1], parts[2], parts[3])
  }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }

  /// The color of a cell of the grid: grays in the first row, below it a hue in each column, from
  /// dark shades to light tints.
  static func cell(column: Int, row: Int) -> PickedColor {
    guard row > 0 else {
      let white = 1 - CGFloat(column) / CGFloat(columns - 1)
      return PickedColor(red: white, green: white, blue: white)
    }
    let hue = (CGFloat(column) * 30 + 195).truncatingRemainder(dividingBy: 360) / 360
    let step = CGFloat(row)
    let (saturation, brightness): (CGFloat, CGFloat) =
      row <= 4 ? (1, 0.3 + 0.7 * (step - 1) / 3.5) : (1 - 0.16 * (step - 4), 1)
    return PickedColor(
      UIColor(hue: hue, saturation: saturation, brightness: min(1, brightness), alpha: 1))
  }

  /// The cell whose color this is, ignoring the opacity.
  var cell: (column: Int, row: Int)? {
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        if Self.cell(column: column, row: row).isClose(to: self) { return (column, row) }
      }
    }
    return nil
  }

  private func isClose(to other: PickedColor) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 1 / 512
  }
}
