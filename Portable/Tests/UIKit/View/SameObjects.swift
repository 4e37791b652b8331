/// Whether two lists hold the same objects in the same order. (`#expect` of `elementsEqual` with
/// `===` never fails.)
func areSame(_ first: [AnyObject], _ second: [AnyObject]) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { $0 === $1 }
}
