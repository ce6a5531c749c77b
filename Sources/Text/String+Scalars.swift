extension String {
  /// Creates a text of scalars.
  package init(scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
