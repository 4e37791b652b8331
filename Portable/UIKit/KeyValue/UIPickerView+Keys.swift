extension UIPickerView {
  static let pickerViewKeys: [_KeyedProperty] = [
    .init("dataSource", \UIPickerView.dataSource),
    .init("delegate", \UIPickerView.delegate),
  ]
}
