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

it.each([
  [
    'Vendure',
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
    'Laptop,laptop,Fast,,,screen size|RAM,13 inch|8GB,L1,1299,standard,100,false,,\n' +
      ',,,,,,15 inch|16GB,L2,1799,standard,100,false,,',
  ],
  [
    'Wix',
    'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1',
    'p1,Product,Laptop,Fast,,,L1,,1299,,true,PERCENT,0,InStock,1,,Memory,DROP_DOWN,8GB;16GB',
  ],
  [
    'Magento',
    'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,url_key,qty,configurable_variations',
    'L1,,Default,configurable,,base,Laptop,Fast,,1,1,,"Catalog, Search",1299,,laptop,5,"sku=L2,memory=8GB"',
  ],
  [
    'Ecwid',
    'type,product_internal_id,product_sku,product_name,product_price,product_description,product_quantity,product_option_name,product_option_value',
    'product,1,L1,Laptop,1299,Fast,5,,\nproduct_option,1,,,,,,Memory,8GB',
  ],
  [
    'BigCommerce',
    'Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Brand Name,Option Set,Product Description,Price,Sale Price,Product Weight,Current Stock Level,Product Visible?',
    'Product,1,Laptop,P,L1,,Memory,Fast,1299,0,1,5,Y\n  SKU,2,[S]Memory=8GB,,L2,,,,,,,5,',
  ],
])('rejects a product file of %s, which it does not know', (_program, header, rows) => {
  expect(() => read(`${header}\n${rows}\n`)).toThrow(
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
