// The traits of a search bar are those of its field.
extension UISearchBar: UITextInputTraits, KeyboardTraitsKeeping {
  var keyboardTraits: KeyboardTraits {
    get { searchTextField.keyboardTraits }
    set { searchTextField.keyboardTraits = newValue }
  }
}
