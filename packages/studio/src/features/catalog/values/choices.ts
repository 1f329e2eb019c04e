import type { ProductDetail, ProductStatus } from '@vitrine/contract'

/** The states of a product, in the order of its life. */
export const productStatuses = [
  'draft',
  'active',
  'scheduled',
  'archived',
] as const satisfies readonly ProductStatus[]

/** The types of products. */
export const productTypes = [
  'physical',
  'digital',
  'service',
  'gift-card',
] as const satisfies readonly ProductDetail['product']['productType'][]
