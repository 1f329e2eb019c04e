import { AsyncLocalStorage } from 'node:async_hooks'

/** The products of a response, so that it is created anew when their stock changes. */
export interface ShownStock {
  readonly productIds: Set<string>
  /** The ids of those whose quantities the response contains, besides whether they can be bought. */
  readonly quantityIds: Set<string>
}

const storage = new AsyncLocalStorage<ShownStock>()

/** The part of a site that changes when a product can be bought, or no longer. */
const AVAILABILITY = 'availability'

/** Records the products that are loaded while `create` runs. */
export function recordShownStock<T>(create: (shown: ShownStock) => Promise<T>): Promise<T> {
  const shown = { productIds: new Set<string>(), quantityIds: new Set<string>() }
  return storage.run(shown, () => create(shown))
}

/** Records products of a list. */
export function addListedProducts(products: readonly { readonly id: string }[]): void {
  const shown = storage.getStore()
  // An empty list, too, changes when a product can be bought.
  shown?.productIds.add(AVAILABILITY)
  for (const { id } of products) shown?.productIds.add(id)
}

/** Records products whose quantities are shown. */
export function addShownQuantities(products: readonly { readonly id: string }[]): void {
  const shown = storage.getStore()
  for (const { id } of products) {
    shown?.productIds.add(id)
    shown?.quantityIds.add(id)
  }
}

/** Records everything that another response, or a part of it, was recorded to show. */
export function addShownStock({ productIds, quantityIds }: ShownStock): void {
  const shown = storage.getStore()
  for (const id of productIds) shown?.productIds.add(id)
  for (const id of quantityIds) shown?.quantityIds.add(id)
}

/**
 * Returns the parts of a site whose changes make a response outdated. `showsAllQuantities`: whether it contains
 * the quantities of lists as well.
 */
export function listStockParts(
  siteId: string,
  { productIds, quantityIds }: ShownStock,
  showsAllQuantities: boolean,
): readonly string[] {
  const parts = new Set(showsAllQuantities ? productIds : quantityIds)
  if (productIds.has(AVAILABILITY)) parts.add(AVAILABILITY)
  return [...parts].map((part) => `${siteId}/${part}`)
}
