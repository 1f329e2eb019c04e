const PRODUCTS = 24
const SIZES = ['S', 'M', 'L'] as const
const STOCK = 100_000_000

/** Formats the catalogue that every peer sells as an import file: 24 products in three sizes. */
export function formatCatalogueCsv(): string {
  const lines = Array.from({ length: PRODUCTS }, (_, product) =>
    SIZES.map((size, index) => {
      const price = ((1_000 + (product * SIZES.length + index) * 10) / 100).toFixed(2)
      const words = 'A plain product used for measuring. '.repeat(8).trim()
      const name =
        index === 0
          ? ['PHYSICAL', 'shop', `product-${product}`, `Product ${product}`, words]
          : ['', '', '', '', '']
      const option = index === 0 ? 'Size' : ''
      return [
        ...name,
        formatSku(product, size),
        option,
        size,
        price,
        String(STOCK),
        index === 0 ? 'Yes' : '',
      ].join(',')
    }),
  )
  const head =
    'Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Stock,Visible'
  return `${[head, ...lines.flat()].join('\n')}\n`
}

export function formatSku(product: number, size: (typeof SIZES)[number]): string {
  return `P${product}-${size}`
}
