import type { BoughtLine } from './cart.ts'
import { localizeLine } from './localize-line.ts'

/**
 * Converts a cart line for the platform's pages in a language; `money` formats an amount of minor units.
 *
 * @see themes/system/README.md, "cart" and "checkout"
 */
export function toLineView(
  line: BoughtLine,
  { money, language }: { readonly money: (minor: bigint) => string; readonly language: string },
) {
  const { title, options } = localizeLine(line, language)
  const { id, url, fields, image, quantity, unitPriceMinor, priceMinor } = line
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
