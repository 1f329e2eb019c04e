import type { BoughtLine } from './cart.ts'

/**
 * Converts a cart line for the platform's pages; `money` formats an amount of minor units.
 *
 * @see themes/system/README.md, "cart" and "checkout"
 */
export function toLineView(line: BoughtLine, money: (minor: bigint) => string) {
  const { id, title, url, options, fields, image, quantity, unitPriceMinor, priceMinor } = line
  const count = BigInt(quantity)
  return {
    id,
    title,
    url,
    variants: options.map(({ optionName, value }) => ({ name: optionName, value })),
    fields: Object.entries(fields).map(([label, value]) => ({ label, value })),
    image: image && {
      assetUrl: image.url,
      width: image.width,
      height: image.height,
      placeholderColor: image.placeholderColor,
    },
    quantity,
    unitPrice: money(unitPriceMinor),
    total: money(unitPriceMinor * count),
    wasTotal: unitPriceMinor < priceMinor ? money(priceMinor * count) : null,
  }
}
