import Testing

@testable import ActionSheet

struct SheetMaterialTests {
  @Test("Glass where there is glass, else a blur, and neither with transparency reduced")
  func resolved() {
    let glass = SheetMaterial.glass
    #expect(glass.resolved(hasGlass: true, reducesTransparency: false) == .glass)
    #expect(glass.resolved(hasGlass: false, reducesTransparency: false) == .regular)
    #expect(glass.resolved(hasGlass: true, reducesTransparency: true) == .opaque)
    let blur = SheetMaterial.thin
    #expect(blur.resolved(hasGlass: true, reducesTransparency: false) == .thin)
    #expect(blur.resolved(hasGlass: true, reducesTransparency: true) == .opaque)
    #expect(SheetMaterial.opaque.resolved(hasGlass: true, reducesTransparency: false) == .opaque)
  }
}
