import type { ShopEvent, ShopEventDetails } from '@vitrine/model'

/** The events of this page so far, for listeners whose scripts arrive later. */
const past: { readonly type: ShopEvent; readonly detail: unknown }[] = []

/** Tells the scripts of the page what the visitor did in the shop. */
export function emitShopEvent<Type extends ShopEvent>(
  type: Type,
  detail: ShopEventDetails[Type],
): void {
  past.push({ type, detail })
  document.dispatchEvent(new CustomEvent(type, { detail }))
}

/** Calls `listener` for each event of a type: for those of this page so far, and for all that follow. */
export function onShopEvent<Type extends ShopEvent>(
  type: Type,
  listener: (detail: ShopEventDetails[Type]) => void,
): void {
  // Only `emitShopEvent` adds details, each of the type of its event.
  for (const event of past)
    if (event.type === type) listener(event.detail as ShopEventDetails[Type])
  document.addEventListener(type, (event) => {
    if (event instanceof CustomEvent) listener(event.detail as ShopEventDetails[Type])
  })
}
