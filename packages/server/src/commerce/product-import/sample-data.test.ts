import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { type ProductFile, readProducts } from './read-products.ts'
import { getErrors, readFile } from '../../test/product-import.ts'

/**
 * Files of real shops, which are not ours to hand on. Where they are not at hand these tests say so
 * and hold nothing; what each format needs is tested beside with files of our own.
 */
const folder = inject('sampleDataDir')

function sample(name: string): string | null {
  if (folder !== '' && existsSync(join(folder, name))) return join(folder, name)
  process.stderr.write(`Left out: ${name} (SAMPLE_DATA_DIR names no folder that has it)\n`)
  return null
}

function count(file: ProductFile) {
  const variants = file.drafts.reduce((sum, draft) => sum + draft.variants.length, 0)
  return { products: file.drafts.length, variants, refused: file.invalid.length }
}

it('reads the Shopify file: 20 products, 22 variants, none with a counted stock', () => {
  const path = sample('shopify/apparel.csv')
  if (path === null) return
  const file = readFile(path)
  expect(count(file)).toEqual({ products: 20, variants: 22, refused: 0 })
  const variants = file.drafts.flatMap((draft) => draft.variants)
  expect(variants.every(({ sku, stock }) => sku === null && stock.unlimited)).toBe(true)
  expect(file.drafts.filter(({ optionNames }) => optionNames.length > 0)).toHaveLength(1)
})

it('reads the Spree file: 37 products with all their variants', () => {
  const path = sample('spree/products.csv')
  if (path === null) return
  const file = readFile(path)
  expect(count(file)).toEqual({ products: 37, variants: 87, refused: 0 })
  expect(file.drafts.every(({ optionNames }) => optionNames[0] === 'Color')).toBe(true)
  const inEuros = readFile(path, { currency: 'EUR' })
  expect(count(inEuros)).toEqual({ products: 37, variants: 87, refused: 0 })
})

it('reads the WooCommerce file: 2 variable products with 9 variations, 2 skipped', () => {
  const path = sample('woocommerce/sample_products.classic-commerce.csv')
  if (path === null) return
  const file = readFile(path)
  expect(count(file)).toEqual({ products: 13, variants: 20, refused: 0 })
  const variable = file.drafts.filter(({ variants }) => variants.length > 1)
  expect(variable.map(({ title, variants }) => [title, variants.length])).toEqual([
    ['T-Shirt', 3],
    ['Hoodie', 6],
  ])
  expect(file.skipped).toHaveLength(2)
  expect(file.drafts.filter(({ type }) => type === 'digital')).toHaveLength(2)
})

it('reads the two Medusa exports to the same products', () => {
  const [comma, semicolon] = ['comma', 'semicolon'].map((name) =>
    sample(`medusa/exported-products-${name}.csv`),
  )
  if (!comma || !semicolon) return
  expect(readFile(semicolon).drafts).toEqual(readFile(comma).drafts)
  expect(count(readFile(comma))).toEqual({ products: 2, variants: 3, refused: 0 })
})

it('reads every other Medusa file, and reports errors by row', () => {
  const read = (name: string) => {
    const path = sample(`medusa/${name}.csv`)
    return path === null ? null : readFile(path)
  }
  const column = read('invalid-column')
  if (column) expect(getErrors(column)).toEqual(['2 Product field: unknown column'])
  const prices = read('invalid-prices')
  if (prices) {
    expect(prices.remarks.map((remark) => remark.column)).toContain(
      'Variant Price nonexistent [EUR]',
    )
  }
  const region = read('prices-with-region')
  if (region) expect(region.drafts[0]?.variants[0]?.priceMinor).toBe(10_000n)
  const first = read('v1-template')
  if (first) {
    expect(count(first)).toEqual({ products: 2, variants: 2, refused: 1 })
    expect(getErrors(first)).toEqual(['6 Price USD: price in USD is missing'])
  }
})

it('reports that translations and tax rates are not products', () => {
  for (const name of ['spree/product_translations.csv', 'woocommerce/sample_tax_rates.csv']) {
    const path = sample(name)
    if (path === null) continue
    const options = {
      currency: 'USD',
      weightUnit: 'kg',
      lengthUnit: 'cm',
      now: new Date(0),
    } as const
    expect(readProducts(readFileSync(path), options)).toMatchObject({ known: true })
  }
})
