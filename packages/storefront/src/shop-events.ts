import type { ShopEvent, ShopEventDetails } from '@vitrine/model'

/** Tells the scripts of the page what the visitor did in the shop. */
export function emitShopEvent<Type extends ShopEvent>(
  type: Type,
  detail: ShopEventDetails[Type],
): void {
  document.dispatchEvent(new CustomEvent(type, { detail }))
}
