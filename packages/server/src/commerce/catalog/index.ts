export { listProductAddresses, findProductAddresses, listStoredAddresses } from './address-store.ts'
export { syncCollection } from './sync-collection.ts'
export { listCategories, findCollection, hasProducts, listCollections } from './collection-store.ts'
export { ensureCollection } from './ensure-collection.ts'
export { type ProductFilter, type ProductOrder, productOrders } from './listing-store.ts'
export { listProductImages, listProductsWithImage } from './image-usage-store.ts'
export { listImportedStock } from './ledger-store.ts'
export { changeProduct } from './edit-product.ts'
export { findProductId, listShopProductIds } from './edit-store.ts'
export { loadProductDetail } from './product-detail.ts'
export { moveStock } from './move-stock.ts'
export type { Neighbour } from './neighbour-store.ts'
export type { Category, Collection, Product, ProductPage, ShopType, Variant } from './product.ts'
export { ACCESS_COLLECTION, getAreaUrl, PAYWALL, getProductUrl, toShopType } from './product.ts'
export type { VariantFields } from './product-fields.ts'
export {
  getFieldSchemas,
  omitInitialFields,
  productFields,
  sourceFields,
  variantFields,
} from './product-fields.ts'
export type { MoveInput, ProductInput, SavedProduct } from './product-input.ts'
export { resolveLocalTime } from './status-store.ts'
export { createFormBlock, getFormFields } from './forms/form-block.ts'
export { GIFT_CARD_FORM_ID } from './forms/gift-card-form.ts'
export {
  type AskedProduct,
  findAskedProduct,
  findFormOfProduct,
  listStoredForms,
  replaceProductForms,
} from './forms/product-form-store.ts'
export { previewProduct } from './preview-product.ts'
export { listRelatedProducts } from './related-store.ts'
export { openCollections, restoreCollections, restoreProduct } from './restore.ts'
export {
  deleteCollections,
  hasProductsChangedSince,
  listProductIds,
  type StoredCollection,
  listStoredCollections,
  type StoredProduct,
  loadStoredProduct,
} from './restore-store.ts'
export { getProductState } from './product-status.ts'
export { saveProduct } from './save-product.ts'
export {
  addListedProducts,
  addShownQuantities,
  addShownStock,
  listStockParts,
  recordShownStock,
  type ShownStock,
} from './stock/shown-stock.ts'
export { createSlug } from './slug.ts'
export { type Choices, findChoices } from './texts/choices-store.ts'
export { listProductTexts } from './texts/text-store.ts'
export { changeTextsLanguage } from './texts/own-language-store.ts'
export { lockOwnFields } from './status-store.ts'
export {
  findOpenedArea,
  findStock,
  isExpressProduct,
  findProductBySourceKey,
  type ListOptions,
  listShopProducts,
  findProductPage,
} from './store.ts'
export { toOptionValues, toProductView, STORE_ITEM } from './view.ts'
export { deleteProduct, isDeletedProduct } from './deletion-store.ts'
export { hideProduct } from './save-store.ts'
export {
  findNamedProducts,
  findProductsByKey,
  findSoldVariants,
  listVariantIds,
  type NamedProduct,
  type SoldVariant,
} from './sold-variant-store.ts'
export { countProductsByTaxClass } from './prices/tax-class-store.ts'
export { listProductTypes } from './product-list-store.ts'
export { findUnweighedProducts } from './weight-store.ts'
export { catalogSlice } from './slice.ts'
export { findPlan } from './prices/plan-store.ts'
export { listLedgerVariants, restoreLedger, stockRecordParts } from './stock/records-store.ts'
