/// The foods that every kitchen has: water, salt and pepper, in many languages.
package enum BasicFoods {
  /// Their names.
  package static let names = [
    "water", "ice", "ice cubes", "salt", "sea salt", "kosher salt", "table salt", "flaky salt",
    "pepper", "black pepper", "white pepper", "peppercorns", "wasser", "salz", "meersalz",
    "pfeffer", "eau", "sel", "poivre", "acqua", "sale", "pepe", "agua", "sal", "pimienta",
    "pimenta", "água", "zout", "peper", "vatten", "vand", "vann", "peppar", "peber", "woda", "wody",
    "sól", "soli", "pieprz", "pieprzu", "вода", "воды", "соль", "соли", "перец", "νερό", "αλάτι",
    "πιπέρι", "מלח", "פלפל", "מים", "ملح", "فلفل", "ماء", "水", "清水", "盐", "鹽", "食盐", "胡椒",
    "塩", "こしょう", "소금", "후추", "물", "น้ำ", "เกลือ",
  ]
}
