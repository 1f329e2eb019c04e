import type { Image, Product } from './data.ts'

/**
 * What the engines without such formatters of their own are given. Each `Intl` object is made once;
 * `keepsTexts`: what was formatted is kept as well, as our engine keeps some.
 */
export function makeHelpers({ keepsTexts }: { readonly keepsTexts: boolean }) {
  const keep = keepsTexts ? kept : <K>(format: (key: K) => string) => format
  const sign = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const plain = new Intl.NumberFormat('en-US', digits)
  const days = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'America/New_York', year: 'numeric', month: 'long', day: '2-digit' },
  })
  const dollars = keep((amount: number) => sign.format(amount))
  const native = keep(
    (amount: number) => `<span class="sqs-money-native">${plain.format(amount)}</span>`,
  )
  return {
    money: ({ value }: { readonly value: string }) => dollars(Number(value)),
    date: keep((at: number) => days.format(at)),
    /** As the language's `product-price` writes it. */
    price: (product: Product) => priced(product, native),
    /** The same with the currency's sign. */
    cldrPrice: (product: Product) => priced(product, dollars),
    srcset,
    truncate,
  }
}

function kept<K>(format: (key: K) => string): (key: K) => string {
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

function priced({ structuredContent }: Product, shown: (amount: number) => string): string {
  const { variants } = structuredContent
  const amounts = variants.map(({ onSale, salePriceMoney, priceMoney }) =>
    Number((onSale ? salePriceMoney : priceMoney).value),
  )
  const normal = shown(Math.max(...variants.map((each) => Number(each.priceMoney.value))))
  const isVaried = variants.some((each) => each.price !== variants[0]?.price)
  if (isVaried) return frame(`from ${shown(Math.min(...amounts))}\n`)
  if (!variants.some(({ onSale }) => onSale)) return frame(normal)
  return frame(
    '<span class="visually-hidden v6-visually-hidden">Sale Price:</span>' +
      `${shown(Math.min(...amounts))} ` +
      '<span class="visually-hidden v6-visually-hidden">Original Price:</span>' +
      `<span class="original-price">${normal}</span>\n`,
  )
}

function frame(content: string): string {
  return `\n\n\n<div class="product-price">\n${content}\n</div>`
}

const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500]

/** As the language's `image-srcset` writes it. */
function srcset({ assetUrl, systemDataVariants }: Image): string {
  const widths = systemDataVariants.split(',').filter((each) => each.endsWith('w'))
  const sizes = widths.map((width) => `${assetUrl}?format=${width} ${width}`)
  const last = WIDTHS.indexOf(Number.parseInt(widths.at(-1) ?? '', 10))
  const next = WIDTHS[last + 1]
  if (last >= 0 && next !== undefined) sizes.push(`${assetUrl}?format=original ${next}w`)
  return ` srcset="${sizes.join(',')}"`
}

/** As the language's `truncate` cuts. */
function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const space = text.lastIndexOf(' ', most - 1)
  return `${text.slice(0, space < 0 ? most : space + 1)}...`
}
