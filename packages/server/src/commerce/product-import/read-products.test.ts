import { expect, it } from 'vitest'
import { readProducts } from './read-products.ts'
import { getErrors, read } from '../../test/product-import.ts'

const header =
  'Product Type,Product URL,Title,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock'

const read1 = (...rows: readonly string[]) => read([header, ...rows].join('\n'))
const getTitles = (...rows: readonly string[]) => read1(...rows).drafts.map(({ title }) => title)
const mug = 'PHYSICAL,a-mug,A mug,M1,,,24.00,,,3'
const jug = 'PHYSICAL,a-jug,A jug,J1,,,30.00,,,3'

it('reports line and column of an error, and reads the other products', () => {
  const file = read1(mug, 'PHYSICAL,a-bowl,A bowl,B1,,,"12,x",,,many', jug)
  expect(getErrors(file)).toEqual([
    '3 Price: invalid price "12,x"',
    '3 Stock: invalid quantity "many"',
  ])
  expect(file.drafts.map(({ title }) => title)).toEqual(['A mug', 'A jug'])
})

it('rejects the whole product for one invalid variant', () => {
  const file = read1(mug, 'PHYSICAL,a-bowl,A bowl,B1,Size,S,12,,,1', ',,,B2,,L,-12,,,1', jug)
  expect(getErrors(file)).toEqual(['4 Price: price "-12" is negative'])
  expect(file.drafts.map(({ title }) => title)).toEqual(['A mug', 'A jug'])
})

it('assigns no product the variants of an invalid one above', () => {
  const file = read1(mug, '"PHYSICAL" x,a-bowl,A bowl,B1,Size,S,12,,,1', ',,,B2,,L,12,,,1', jug)
  expect(file.drafts.map(({ variants }) => variants.length)).toEqual([1, 1])
  expect(getErrors(file)).toEqual([
    '3 Product Type: text after the closing quote of "PHYSICAL"',
    '4 -: row continues a product, but there is none above it',
  ])
})

it('rejects a product with an invalid row', () => {
  const rows = ['PHYSICAL,a-bowl,A bowl,B1,Size,S,12,,,1', ',,,B2,,"L"arge,12,,,1', jug]
  expect(getErrors(read1(mug, ...rows))).toEqual([
    '4 Option Value 1: text after the closing quote of "L"',
  ])
  expect(getTitles(mug, ...rows)).toEqual(['A mug', 'A jug'])
})

it.each([
  ['no title', 'PHYSICAL,a-bowl,,B1,,,12,,,1', '2 Title: title is missing'],
  [
    'a title that is too long',
    `PHYSICAL,a-bowl,${'x'.repeat(201)},B1,,,12,,,1`,
    '2 Title: title has 201 characters; the maximum is 200',
  ],
  [
    'an address that is too short',
    'PHYSICAL,b,Bowl,B1,,,12,,,1',
    '2 Product URL: invalid URL path "b": use 3 to 200 letters, digits and dashes',
  ],
  ['no price', 'PHYSICAL,a-bowl,Bowl,B1,,,,,,1', '2 Price: price is missing'],
  [
    'too many decimals',
    'PHYSICAL,a-bowl,Bowl,B1,,,12.345,,,1',
    '2 Price: invalid price "12.345": USD has 2 decimals',
  ],
  [
    'a sale without its price',
    'PHYSICAL,a-bowl,Bowl,B1,,,12,,Yes,1',
    '2 Sale Price: product is on sale, but the sale price is missing',
  ],
  [
    'neither yes nor no',
    'PHYSICAL,a-bowl,Bowl,B1,,,12,1,perhaps,1',
    '2 On Sale: invalid value "perhaps": use yes or no',
  ],
  [
    'an unknown type',
    'MAGIC,a-bowl,Bowl,B1,,,12,,,1',
    '2 Product Type: invalid product type "MAGIC": use PHYSICAL, SERVICE, DIGITAL or GIFT_CARD',
  ],
  [
    'a value without an option',
    'PHYSICAL,a-bowl,Bowl,B1,,Large,12,,,1',
    '2 -: option 1 has values but no name',
  ],
  [
    'a row with more cells than the header',
    'PHYSICAL,a-bowl,Bowl,B1,,,12,,,1,,x',
    '2 -: row has 12 cells; the header has 10',
  ],
  [
    'a NUL character',
    'PHYSICAL,a-bowl,Bo\0wl,B1,,,12,,,1',
    '2 Title: cell contains a NUL character',
  ],
])('rejects %s', (_what, row, error) => {
  expect(getErrors(read1(row))).toEqual([error])
})

it('rejects variants with the same options', () => {
  const first = 'PHYSICAL,a-bowl,Bowl,B1,Size,S,12,,,1'
  expect(getErrors(read1(first, ',,,B2,,S,12,,,1'))).toEqual([
    '3 -: duplicate variant: the same options as on line 2',
  ])
  expect(getErrors(read1(first, ',,,B1,,L,12,,,1'))).toEqual([
    '3 SKU: duplicate SKU "B1": line 2 has it too',
  ])
  expect(getErrors(read1(first, ',,,B2,,,12,,,1'))).toEqual(['3 -: value for Size is missing'])
})

it('rejects a second product with the same URL, and numbers URLs derived from titles', () => {
  expect(getErrors(read1('PHYSICAL,a-mug,One,,,,1,,,1', 'PHYSICAL,A-Mug,Two,,,,1,,,1'))).toEqual([
    '3 Product URL: duplicate URL path "a-mug": the product on line 2 has it too',
  ])
  const woo = read('ID,Type,SKU,Name,Regular price\n1,simple,a,Mug,1\n2,simple,b,Mug,1\n')
  expect(woo.drafts.map(({ urlId }) => urlId)).toEqual(['mug', 'mug-1'])
})

it('reads columns in any order, unknown ones and any number of option pairs', () => {
  const file = read(
    'Price,Colour of the box,Title,Option Value 7,Option Name 7,Product URL,Visible,Product Page\n' +
      '12,brown,Bowl,Ash,Wood,a-bowl,,shop\n',
  )
  expect(file.drafts).toMatchObject([
    { optionNames: ['Wood'], notes: { 'Colour of the box': 'brown' }, visible: true },
  ])
  expect(file.notedColumns).toEqual(['Colour of the box'])
})

it.each(['\t', ';', '|'])('detects the delimiter %j', (delimiter) => {
  const file = read([header, mug].join('\r\n').replaceAll(',', delimiter))
  expect(file.delimiter).toBe(delimiter)
  expect(file.drafts).toEqual(read1(mug).drafts)
})

it('reads what Excel writes: a sep line, a byte order mark, a decimal comma', () => {
  const lines = ['sep=;', header.replaceAll(',', ';'), 'PHYSICAL;a-mug;A mug;M1;;;24,50;;;1']
  const file = read(`\uFEFF${lines.join('\r\n')}`)
  expect(file.drafts).toMatchObject([{ line: 3, row: 2, variants: [{ priceMinor: 2450n }] }])
})

it.each(['windows-1252', 'utf-16le'] as const)('reads %s', (encoding) => {
  const text = [header, 'PHYSICAL,,Café crème,C,,,2,,,1'].join('\n')
  const bytes =
    encoding === 'utf-16le' ? Buffer.from(`\uFEFF${text}`, 'utf16le') : Buffer.from(text, 'latin1')
  const file = read(bytes)
  expect(file.encoding).toBe(encoding)
  expect(file.drafts).toMatchObject([{ title: 'Café crème', urlId: 'cafe-creme' }])
})

it.each([
  ['', false, 'The file is empty.'],
  ['slug,locale,name\na,de,A\n', true, 'Spree translations of products'],
  ['Country Code,State Code,Rate %,Tax Class\n', true, 'WooCommerce tax rates'],
  ['Handle,Title,Colour\n', false, 'The closest format is Shopify'],
])('reports why %j is not a product file', (text, known, reason) => {
  const file = readProducts(new TextEncoder().encode(text), {
    currency: 'USD',
    weightUnit: 'kg',
    lengthUnit: 'cm',
    now: new Date(0),
  })
  expect(file).toMatchObject({ known, reason: expect.stringContaining(reason) })
})

it.each(['"', '""', '",', ';', '\n"', '\0', ','])(
  'finds the other products with %j anywhere in a row',
  (error) => {
    const bowl = 'PHYSICAL,a-bowl,"A bowl, wide",B1,,,12,,,1'
    const after = ['PHYSICAL,a-cup,"A ""cup""",C1,,,9,,,1', 'PHYSICAL,a-pot,"A\npot",P1,,,9,,,1']
    const harmed = Array.from({ length: bowl.length + 1 }, (_, at) => {
      const broken = `${bowl.slice(0, at)}${error}${bowl.slice(at)}`
      const titles = getTitles(mug, broken, ...after)
      return ['A mug', 'A "cup"', 'A pot'].every((title) => titles.includes(title)) ? null : broken
    })
    expect(harmed.filter((row) => row !== null)).toEqual([])
  },
)
