export { ensureCollection } from './ensure-collection.ts'
export { importedStock } from './ledger-store.ts'
export { moveStock } from './move-stock.ts'
export type {
  Category,
  Collection,
  ImageAsset,
  Product,
  ProductImage,
  SoldType,
  Variant,
  VariantStock,
} from './product.ts'
export { asId, productUrl, soldTypeOf } from './product.ts'
export type {
  ImageInput,
  MoveInput,
  ProductInput,
  SavedProduct,
  StockInput,
  VariantInput,
} from './product-input.ts'
export { catalogRoutes } from './routes.ts'
export { saveProduct } from './save-product.ts'
export {
  categoriesOf,
  type Choices,
  choicesOf,
  collectionAt,
  collectionsOf,
  findBySourceKey,
  type ListOptions,
  MOST_LISTED,
  productAddresses,
  productList,
  productPage,
} from './store.ts'
export {
  type ImageView,
  optionsOf,
  type ProductView,
  productView,
  stockView,
  type VariantView,
} from './view.ts'
export { categoryAt } from './save-store.ts'
