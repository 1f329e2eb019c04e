import type { Image, Product } from './data.ts'

/** What the engines without such formatters of their own are given; each makes its `Intl` object once. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const days = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'America/New_York', year: 'numeric', month: 'long', day: '2-digit' },
})

export function money({ value }: { readonly value: string }): string {
  return dollars.format(Number(value))
}

export function date(at: number): string {
  return days.format(at)
}

const plain = new Intl.NumberFormat('en-US', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
})

function native(amount: number): string {
  return `<span class="sqs-money-native">${plain.format(amount)}</span>`
}

/** As the language's `product-price` writes it. */
export function price(product: Product): string {
  return priced(product, native)
}

/** The same with the currency's sign. */
export function cldrPrice(product: Product): string {
  return priced(product, (amount) => dollars.format(amount))
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
export function srcset({ assetUrl, systemDataVariants }: Image): string {
  const widths = systemDataVariants.split(',').filter((each) => each.endsWith('w'))
  const sizes = widths.map((width) => `${assetUrl}?format=${width} ${width}`)
  const last = WIDTHS.indexOf(Number.parseInt(widths.at(-1) ?? '', 10))
  const next = WIDTHS[last + 1]
  if (last >= 0 && next !== undefined) sizes.push(`${assetUrl}?format=original ${next}w`)
  return ` srcset="${sizes.join(',')}"`
}

/** As the language's `truncate` cuts. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const space = text.lastIndexOf(' ', most - 1)
  return `${text.slice(0, space < 0 ? most : space + 1)}...`
}

export const helpers = { money, date, price, cldrPrice, srcset, truncate }
