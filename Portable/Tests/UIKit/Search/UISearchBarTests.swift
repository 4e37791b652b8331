import TestSupport
import Testing

@MainActor struct UISearchBarTests {
  private final class Delegate: NSObject, UISearchBarDelegate {
    var notes: [String] = []
    var allows = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notes.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      notes.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "!" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notes.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      notes.append("scope \(scope)")
    }
  }

  private let test = TestHost()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
  private let delegate = Delegate()

  init() {
    bar.placeholder = "Search"
    bar.delegate = delegate
    test.add(bar)
  }

  @Test("The delegate follows typing and the search button")
  func theDelegateFollowsTypingAndTheSearchButton() {
    test.touches.tap(bar.searchTextField)
    test.type("ab")
    test.type("!")
    test.press(.keyboardReturnOrEnter)
    #expect(bar.text == "ab")
    #expect(delegate.notes == ["begin", "text ab", "search"])
    bar.resignFirstResponder()
    #expect(delegate.notes.last == "end")
  }

  @Test("A refused bar takes no text") func aRefusedBarTakesNoText() {
    delegate.allows = false
    test.touches.tap(bar.searchTextField)
    #expect(!bar.isFirstResponder)
    #expect(delegate.notes.isEmpty)
  }

  @Test("Setting the text in code does not call the delegate") func aTextSetInCodeTellsNobody() {
    bar.text = "set"
    #expect(bar.searchTextField.text == "set")
    #expect(delegate.notes.isEmpty)
  }

  @Test("Clearing is a change") func clearingIsAChange() {
    bar.text = "abc"
    test.layout()
    test.touches.tap(
      bar.searchTextField, at: CGPoint(x: bar.searchTextField.bounds.width - 14, y: 18))
    #expect(bar.text == "")
    #expect(delegate.notes.contains("text "))
  }

  @Test("The cancel button stands beside the field") func theCancelButtonStandsBesideTheField()
    throws
  {
    bar.showsCancelButton = true
    test.layout()
    #expect(bar.searchTextField.frame.maxX < 330)
    test.touches.tap(bar, at: CGPoint(x: 355, y: 28))
    #expect(delegate.notes == ["cancel"])
    bar.becomeFirstResponder()
    test.press(.keyboardEscape)
    #expect(delegate.notes.suffix(1) == ["cancel"])
  }

  @Test("Scopes are chosen by touch") func scopesAreChosenByTouch() {
    bar.scopeButtonTitles = ["All", "Names", "Places"]
    #expect(bar.sizeThatFits(.zero).height == 56)
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height == 100)
    bar.frame.size.height = 100
    test.layout()
    test.touches.tap(bar, at: CGPoint(x: 195, y: 76))
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(delegate.notes == ["scope 1"])
    bar.selectedScopeButtonIndex = 9
    #expect(delegate.notes == ["scope 1"])
  }

  @Test("The field grows with the text") func theFieldGrowsWithTheText() {
    let large = TestHost(contentSize: .accessibilityExtraLarge)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    large.add(bar)
    #expect(bar.sizeThatFits(.zero).height > 70)
  }

  @Test("A bar is released") func aBarIsReleased() {
    weak var gone: UISearchBar?
    do {
      let bar = UISearchBar(frame: .zero)
      bar.text = "a"
      gone = bar
    }
    #expect(gone == nil)
  }
}
