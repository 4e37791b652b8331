import Testing
import UIKit

/// The rules are those of Apple's documentation of `UISearchBar` and `UISearchController`.
@MainActor struct UISearchBarRulesTests {
  @Test("The bar shows the text of its field") func theBarShowsTheTextOfItsField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(bar.text == "")
    #expect(bar.placeholder == nil)
    #expect(!bar.showsCancelButton && !bar.showsScopeBar)
    bar.searchTextField.text = "query"
    #expect(bar.text == "query")
    bar.text = nil
    #expect(bar.searchTextField.text == "")
  }

  @Test("Scopes are titles") func scopesAreTitles() {
    let bar = UISearchBar(frame: .zero)
    #expect(bar.scopeButtonTitles == nil)
    bar.scopeButtonTitles = ["One", "Two"]
    bar.selectedScopeButtonIndex = 1
    #expect(bar.scopeButtonTitles == ["One", "Two"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test("A search controller has a bar and its results")
  func aSearchControllerHasABarAndItsResults() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    #expect(search.searchResultsController === results)
    #expect(search.searchBar === search.searchBar)
    #expect(!search.isActive)
    let item = UINavigationItem(title: "Title")
    #expect(item.searchController == nil)
    item.searchController = search
    #expect(item.searchController === search)
  }
}
