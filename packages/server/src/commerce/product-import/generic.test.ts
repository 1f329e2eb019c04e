import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { getErrors, read, readFile } from '../../test/product-import.ts'
import { UNLIMITED, createCountedStock } from './draft.ts'
import { parseColumnMapping } from './generic.ts'

/** Parses a mapping that has to be valid. */
function columns(...choices: readonly string[]) {
  const mapping = parseColumnMapping(choices)
  if (typeof mapping === 'string') throw new Error(mapping)
  return mapping
}

const samples = new URL('../../../../../docs/guide/import-samples/', import.meta.url)

/** The columns of the generic sample, as the guide names them. */
const guideColumns = columns(
  ...['title=Name', 'price=Cost', 'sale price=Offer', 'sku=Article', 'description=Text'],
  ...['categories=Group', 'stock=In stock', 'weight=Weight', 'option: Shade=Shade'],
)

it.each(readdirSync(samples))('reads the sample file %s of the guide without errors', (name) => {
  const options = name === 'generic.csv' ? { columns: guideColumns } : {}
  const { format, drafts, invalid, skipped } = readFile(new URL(name, samples), options)
  expect([invalid, skipped]).toEqual([[], []])
  expect(drafts.length).toBeGreaterThan(0)
  expect(format.toLowerCase()).toContain(name === 'generic.csv' ? 'csv' : name.slice(0, -4))
})

it('reads a file whose columns are named, with the variants of a product in rows of their own', () => {
  const { drafts } = readFile(new URL('generic.csv', samples), { columns: guideColumns })
  expect(drafts).toMatchObject([
    {
      key: 'generic:storage-jar',
      title: 'Storage jar',
      bodyHtml: '<p>Holds a kilo of flour.</p>',
      categories: [['Kitchen', 'Jars']],
      optionNames: ['Shade'],
      variants: [
        { sku: 'JAR-OAT', optionValues: ['Oat'], priceMinor: 3200n, stock: createCountedStock(8) },
        { sku: 'JAR-INK', onSale: true, salePriceMinor: 2800n, weightGrams: 1200 },
      ],
    },
    { title: 'Flour scoop', optionNames: [], variants: [{ priceMinor: 900n, stock: UNLIMITED }] },
  ])
})

it('reports errors under the names of the file, and skips a column that a named one replaces', () => {
  const file = read('Name,Price,Net\nJar,12,abc\nMug,9,8\n', {
    columns: columns('title=Name', 'price=Net'),
  })
  expect(getErrors(file)).toEqual(['2 Net: invalid price "abc"'])
  expect(file.drafts.map(({ variants }) => variants[0]?.priceMinor)).toEqual([800n])
})

it('names every column that is missing', () => {
  const reading = () => read('A;B\n1;2\n', { columns: columns('title=Name', 'sku=Code') })
  expect(reading).toThrow(
    'The file has no column "name". The file has no column "code". The file has no column "price". Name one with --column price=COLUMN.',
  )
})

it.each([
  ['cost=Price', 'Invalid column "cost=Price": use FIELD=COLUMN. Fields: id, title,'],
  ['title', 'Invalid column "title"'],
  ['title=', 'Invalid column "title="'],
])('rejects the choice %s', (choice, message) => {
  expect(parseColumnMapping([choice])).toContain(message)
  expect(parseColumnMapping(['price=A', 'price=B'])).toBe(
    'Two columns are named for price. Name one.',
  )
})

it('rejects the products of a program that it does not know, whose columns look familiar', () => {
  const vendure =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets\n' +
    'Laptop,laptop,Fast,,,screen size|RAM,13 inch|8GB,L1,1299,standard,100,false,,\n' +
    ',,,,,,15 inch|16GB,L2,1799,standard,100,false,,\n'
  expect(() => read(vendure)).toThrow(
    /^Unknown file format: .* To import any other file, name its columns: --column title=COLUMN --column price=COLUMN\.$/,
  )
})

it('reads a product with 2,000 variants, and rejects one with more', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => `Jar,9,S${at},${at}`).join('\n')
  const mapping = columns('title=Name', 'price=Cost', 'sku=Sku', 'option: Size=Size')
  const reading = (count: number) =>
    read(`Name,Cost,Sku,Size\n${rows(count)}\n`, { columns: mapping })
  expect(reading(2_000).drafts[0]?.variants).toHaveLength(2_000)
  expect(getErrors(reading(2_001))).toEqual(['2 -: product has 2001 variants; the maximum is 2000'])
})
