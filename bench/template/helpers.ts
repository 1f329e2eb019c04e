import type { Image, Product } from './data.ts'

/**
 * Creates the helpers for engines without such formatters. Each `Intl` object is created once. With
 * `cachesTexts`, formatted texts are cached as in our engine.
 */
export function createHelpers({ cachesTexts }: { readonly cachesTexts: boolean }) {
  const cache = cachesTexts ? cacheTexts : <K>(format: (key: K) => string) => format
  const sign = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const plain = new Intl.NumberFormat('en-US', digits)
  const days = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'America/New_York', year: 'numeric', month: 'long', day: '2-digit' },
  })
  const dollars = cache((amount: number) => sign.format(amount))
  const native = cache(
    (amount: number) => `<span class="sqs-money-native">${plain.format(amount)}</span>`,
  )
  return {
    money: ({ value }: { readonly value: string }) => dollars(Number(value)),
    date: cache((at: number) => days.format(at)),
    /** Renders a price like `product-price`. */
    price: (product: Product) => formatPrice(product, native),
    /** Renders a price with the currency's symbol. */
    cldrPrice: (product: Product) => formatPrice(product, dollars),
    srcset,
    truncate,
  }
}

function cacheTexts<K>(format: (key: K) => string): (key: K) => string {
  const texts = new Map<K, string>()
  return (key) => {
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = format(key)
    if (texts.size >= 1_000) texts.clear()
    texts.set(key, text)
    return text
  }
}

function formatPrice({ structuredContent }: Product, shown: (amount: number) => string): string {
  const { variants } = structuredContent
  const amounts = variants.map(({ onSale, salePriceMoney, priceMoney }) =>
    Number((onSale ? salePriceMoney : priceMoney).value),
  )
  const normal = shown(Math.max(...variants.map((each) => Number(each.priceMoney.value))))
  const isVaried = variants.some((each) => each.price !== variants[0]?.price)
  if (isVaried) return renderFrame(`from ${shown(Math.min(...amounts))}\n`)
  if (!variants.some(({ onSale }) => onSale)) return renderFrame(normal)
  return renderFrame(
    '<span class="visually-hidden v6-visually-hidden">Sale Price:</span>' +
      `${shown(Math.min(...amounts))} ` +
      '<span class="visually-hidden v6-visually-hidden">Original Price:</span>' +
      `<span class="original-price">${normal}</span>\n`,
  )
}

function renderFrame(content: string): string {
  return `\n\n\n<div class="product-price">\n${content}\n</div>`
}

const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500]

/** Renders a srcset like `image-srcset`. */
function srcset({ assetUrl, systemDataVariants }: Image): string {
  const widths = systemDataVariants.split(',').filter((each) => each.endsWith('w'))
  const sizes = widths.map((width) => `${assetUrl}?format=${width} ${width}`)
  const last = WIDTHS.indexOf(Number.parseInt(widths.at(-1) ?? '', 10))
  const next = WIDTHS[last + 1]
  if (last >= 0 && next !== undefined) sizes.push(`${assetUrl}?format=original ${next}w`)
  return ` srcset="${sizes.join(',')}"`
}

/** Shortens a text like `truncate`. */
function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const space = text.lastIndexOf(' ', limit - 1)
  return `${text.slice(0, space < 0 ? limit : space + 1)}...`
}
