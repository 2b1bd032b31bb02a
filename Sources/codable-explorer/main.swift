print("codable-explorer")
