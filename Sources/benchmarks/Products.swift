import DecodingStyles

/// A record of forty fields, as a web shop's are.
extension Plain {
  struct Product: Codable {
    var id: Int
    var title: String
    var summary: String
    var author: String
    var editor: String
    var price: Double
    var cost: Double
    var weight: Double
    var width: Double
    var height: Double
    var depth: Double
    var stock: Int
    var reserved: Int
    var sold: Int
    var returned: Int
    var isActive: Bool
    var isFeatured: Bool
    var isDigital: Bool
    var hasVariants: Bool
    var rating: Double
    var reviews: Int
    var category: String
    var subcategory: String
    var brand: String
    var vendor: String
    var color: String
    var size: String
    var material: String
    var country: String
    var currency: String
    var taxRate: Double
    var discount: Double
    var minimum: Int
    var maximum: Int
    var barcode: String
    var sku: String
    var createdBy: String
    var updatedBy: String
    var revision: Int
    var locale: String
  }
}

extension Smart {
  struct Product: SmartCodable {
    var id = 0
    var title = ""
    var summary = ""
    var author = ""
    var editor = ""
    var price = 0.0
    var cost = 0.0
    var weight = 0.0
    var width = 0.0
    var height = 0.0
    var depth = 0.0
    var stock = 0
    var reserved = 0
    var sold = 0
    var returned = 0
    var isActive = false
    var isFeatured = false
    var isDigital = false
    var hasVariants = false
    var rating = 0.0
    var reviews = 0
    var category = ""
    var subcategory = ""
    var brand = ""
    var vendor = ""
    var color = ""
    var size = ""
    var material = ""
    var country = ""
    var currency = ""
    var taxRate = 0.0
    var discount = 0.0
    var minimum = 0
    var maximum = 0
    var barcode = ""
    var sku = ""
    var createdBy = ""
    var updatedBy = ""
    var revision = 0
    var locale = ""
  }
}
