print("SampleCatalog")
