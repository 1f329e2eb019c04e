import type { SummaryColors, SummaryItem, SummaryMark } from '@vitrine/blocks'
import { formatMoney, getTranslate, isColorOption, isOnSale, isSoldOut } from '@vitrine/model'
import type { Product, Variant } from '../../commerce/catalog/index.ts'
import { toBlockImage } from '../block-content/index.ts'
import { getProductView } from '../page-json/index.ts'
import type { LinkedContext } from '../render-context/index.ts'

/** Returns a product as lists of blocks show it. */
export function toProductSummary(context: LinkedContext, product: Product): SummaryItem {
  const shown = product.images.find(({ asset }) => asset)?.asset
  const image = toBlockImage(context, shown ?? undefined)
  return {
    title: product.title,
    href: getProductView(context, product).fullUrl,
    ...formatPrices(context, product),
    image: image && { ...image, alt: product.title },
    mark: getMark(context, product),
    colors: getColors(product),
  }
}

/** Formats the price: the lowest one if variants differ, or the reduced one with the original. */
function formatPrices(
  { site, language }: LinkedContext,
  { variants }: Product,
): Pick<SummaryItem, 'price' | 'originalPrice'> {
  const format = (minor: bigint) =>
    formatMoney({ minor, currency: site.store.currency }, language.tag)
  const prices = variants.map(getVariantPrice)
  const [first = 0n] = prices
  const price = format(prices.reduce((lowest, each) => (each < lowest ? each : lowest), first))
  if (prices.some((each) => each !== first))
    return { price: getTranslate(language.tag)('productPriceFromText', { fromPrice: price }) }
  const original = variants[0]?.priceMinor
  return original === undefined || original === first
    ? { price }
    : { price, originalPrice: format(original) }
}

function getVariantPrice({ isReduced, salePriceMinor, priceMinor }: Variant): bigint {
  return isReduced ? (salePriceMinor ?? priceMinor) : priceMinor
}

function getMark(context: LinkedContext, product: Product): SummaryMark | undefined {
  const translate = getTranslate(context.language.tag)
  if (isSoldOut(product.type, getProductView(context, product).variants))
    return { kind: 'sold-out', text: translate('productSoldOutText') }
  return isOnSale(product.variants)
    ? { kind: 'sale', text: translate('productSaleText') }
    : undefined
}

/** Returns the values of the product's option for colors; undefined if it has none or only one value. */
function getColors({ optionNames, variants, localization }: Product): SummaryColors | undefined {
  // Themes know the colors by the names that the owner gave them, in the site's own language.
  const own = localization?.untranslated
  const index = (own?.optionNames ?? optionNames).findIndex(isColorOption)
  const option = optionNames[index]
  const colors = new Map(
    variants.flatMap(({ id, optionValues }) => {
      const name = optionValues[index]
      const value = own ? own.optionValues.get(id)?.[index] : name
      return name === undefined || value === undefined ? [] : [[value, name] as const]
    }),
  )
  return option === undefined || colors.size < 2
    ? undefined
    : { option, values: [...colors.keys()], names: [...colors.values()] }
}
