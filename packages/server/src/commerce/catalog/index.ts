export { productAddresses, productPaths } from './address-store.ts'
export { bringCollection } from './bring-collection.ts'
export { categoriesOf, collectionAt, collectionsOf } from './collection-store.ts'
export { ensureCollection } from './ensure-collection.ts'
export { productsShowing } from './image-users-store.ts'
export { importedStock } from './ledger-store.ts'
export { moveStock } from './move-stock.ts'
export type { Neighbour, Neighbours } from './neighbour-store.ts'
export type { Category, Collection, Product, ShopType, Variant } from './product.ts'
export { ACCESS, areaUrl, PAYWALL, productUrl, shopTypeOf } from './product.ts'
export type { MoveInput, ProductInput, SavedProduct } from './product-input.ts'
export { relatedProducts } from './related-store.ts'
export { openCollections, restoreCollections, restoreProduct } from './restore.ts'
export {
  productIds,
  type WholeCollection,
  wholeCollections,
  type WholeProduct,
  wholeProduct,
} from './restore-store.ts'
export { catalogRoutes } from './routes.ts'
export { saveProduct } from './save-product.ts'
export { slugOf } from './slug.ts'
export {
  areaOpenedBy,
  type Choices,
  choicesOf,
  findBySourceKey,
  type ListOptions,
  productList,
  productPage,
} from './store.ts'
export { optionsOf, productView, STORE_ITEM } from './view.ts'
export { categoryAt, deleteProduct, hideProduct } from './save-store.ts'
