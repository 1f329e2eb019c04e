import { describe, expect, it } from 'vitest'
import { createCountedStock, UNLIMITED } from './draft.ts'
import { getErrors, fixture, read, readFile } from '../../test/product-import.ts'

describe('Squarespace', () => {
  it('reads every type of product and the rows that continue one', () => {
    const { drafts, invalid } = readFile(fixture('squarespace.csv'))
    expect(invalid).toEqual([])
    expect(drafts.map(({ type, variants }) => [type, variants.length])).toEqual([
      ['physical', 3],
      ['service', 1],
      ['digital', 1],
      ['gift-card', 2],
    ])
    expect(drafts[0]).toMatchObject({
      key: 'squarespace:5f0c1a2b3c4d5e6f70819201',
      urlId: 'stoneware-mug',
      categories: [['Kitchen', 'Mugs'], ['Gifts']],
      tags: ['handmade', 'dishwasher safe'],
      optionNames: ['Size', 'Glaze'],
      images: [
        { source: 'https://example.test/mug-1.jpg', alt: '' },
        { source: 'https://example.test/mug-2.jpg', alt: '' },
      ],
    })
    expect(drafts[0]?.variants[0]).toMatchObject({
      priceMinor: 2400n,
      salePriceMinor: 1800n,
      onSale: true,
      stock: createCountedStock(7),
      weightGrams: 400,
      lengthMm: 90,
    })
    expect(drafts[0]?.variants[1]).toMatchObject({ salePriceMinor: null, stock: UNLIMITED })
    expect(drafts[2]).toMatchObject({ visible: false })
  })

  it('uses the value of gift cards as their option if the file names none', () => {
    const card = readFile(fixture('squarespace.csv')).drafts[3]
    expect(card?.optionNames).toEqual(['Value'])
    expect(card?.variants.map(({ optionValues }) => optionValues)).toEqual([['$25'], ['$50']])
  })

  it('reads the semicolon file to the same products', () => {
    const comma = readFile(fixture('squarespace.csv'))
    const semicolon = readFile(fixture('squarespace-semicolon.csv'))
    expect(semicolon.delimiter).toBe(';')
    expect(semicolon.drafts).toEqual(comma.drafts)
  })

  it('pairs images with alt texts, and gives a variant the image of its row', () => {
    const file = read(
      'Product Type,Product URL,Title,SKU,Option Name 1,Option Value 1,Price,Stock,' +
        'Hosted Image URLs,Image Alt Texts\n' +
        'PHYSICAL,a-mug,A mug,M1,Glaze,Oat,24,1,a.webp b.webp,From the left|From above\n' +
        ',,,M2,,Iron,24,1,c.webp,In iron\n',
    )
    expect(file.drafts[0]?.images).toEqual([
      { source: 'a.webp', alt: 'From the left' },
      { source: 'b.webp', alt: 'From above' },
      { source: 'c.webp', alt: 'In iron' },
    ])
    expect(file.drafts[0]?.variants.map(({ image }) => image)).toEqual([null, 'c.webp'])
  })
})

it('reads rows that repeat a product’s id or title as its variants', () => {
  const rows = [
    'A,a-mug,Mug,M1,Size,S,1',
    'A,a-mug,Mug,M2,,L,1',
    ',a-jug,Jug,J1,Size,S,1',
    ',,Jug,J2,,L,1',
  ]
  const file = read(
    `Product ID,Product URL,Title,SKU,Option Name 1,Option Value 1,Price,Visible,Product Page\n${rows.join('\n')}`,
  )
  expect(file.drafts.map(({ key, variants }) => [key, variants.length])).toEqual([
    ['squarespace:A', 2],
    ['squarespace:a-jug', 2],
  ])
})

describe('Shopify', () => {
  it('reads the old columns', () => {
    const { drafts, invalid, remarks, notedColumns } = readFile(fixture('shopify.csv'))
    expect(invalid).toEqual([])
    const [stool, throwOfWool, pattern] = drafts
    expect(stool).toMatchObject({
      key: 'shopify:oak-stool',
      bodyHtml: '<p>Three legs, one plank.</p>',
      categories: [['Furniture']],
      optionNames: [],
      seoTitle: 'A stool of oak',
      images: [
        { source: 'https://example.test/stool.jpg', alt: 'From above' },
        { source: 'https://example.test/stool-side.jpg', alt: 'From the side' },
      ],
      notes: { Vendor: 'Marlpit', 'Favourite colour': 'green' },
    })
    expect(stool?.variants).toMatchObject([
      { sku: 'STOOL', stock: createCountedStock(3), weightGrams: 4200 },
    ])
    expect(throwOfWool?.optionNames).toEqual(['Size', 'Colour'])
    expect(throwOfWool?.variants).toMatchObject([
      {
        optionValues: ['Small', 'Moss'],
        priceMinor: 7500n,
        salePriceMinor: 6000n,
        onSale: true,
        stock: createCountedStock(0, true),
        barcode: '5012345678900',
        image: 'https://example.test/moss.jpg',
      },
      {
        optionValues: ['Large', 'Moss'],
        priceMinor: 9000n,
        salePriceMinor: null,
        onSale: false,
        stock: UNLIMITED,
      },
    ])
    expect(pattern).toMatchObject({ type: 'digital', visible: false })
    expect(pattern?.variants).toMatchObject([{ sku: null, priceMinor: 650n }])
    expect(remarks.map(({ line, column }) => [line, column])).toEqual([
      [4, 'Variant Inventory Qty'],
    ])
    expect(notedColumns).toEqual(['Vendor', 'Favourite colour'])
  })

  it('reads the columns of 2025', () => {
    const { format, drafts } = readFile(fixture('shopify-2025.csv'))
    expect(format).toBe('Shopify (2025)')
    expect(drafts).toMatchObject([
      {
        key: 'shopify:linen-apron',
        visible: true,
        variants: [
          { onSale: true, priceMinor: 6000n, salePriceMinor: 4800n, stock: createCountedStock(14) },
          { sku: 'APR-INK', stock: createCountedStock(0, true) },
        ],
        images: [{ alt: '' }, { alt: 'Back view' }],
      },
      { urlId: 'tea-towel', visible: false, optionNames: [], variants: [{ priceMinor: 0n }] },
    ])
  })
})

describe('Spree', () => {
  it('reads variants, pads short rows, and skips other currencies with a remark', () => {
    const { drafts, invalid, remarks } = readFile(fixture('spree.csv'))
    expect(invalid).toEqual([])
    expect(drafts[0]).toMatchObject({
      key: 'spree:desk-lamp',
      visible: true,
      categories: [['Home', 'Lighting'], ['Office']],
      optionNames: ['Colour'],
      notes: { product_type: 'Lighting', 'custom_field.custom.wattage': '7W' },
    })
    expect(drafts[0]?.variants).toMatchObject([
      {
        sku: 'LAMP-RED',
        priceMinor: 10_000n,
        salePriceMinor: 8000n,
        stock: createCountedStock(40, true),
        weightGrams: 907,
        heightMm: 508,
        image: 'https://example.test/lamp-red.jpg',
      },
      { sku: 'LAMP-INK', priceMinor: 8000n, onSale: false, stock: UNLIMITED },
    ])
    expect(drafts[1]).toMatchObject({
      visible: false,
      variants: [{ sku: 'BULB', priceMinor: 420n }],
    })
    expect(remarks).toHaveLength(2)
  })

  it('imports the prices in the shop’s currency', () => {
    const file = readFile(fixture('spree.csv'), { currency: 'EUR' })
    expect(file.foreignCurrency).toBeNull()
    expect(file.drafts[0]?.variants.map(({ priceMinor }) => priceMinor)).toEqual([7550n, 7550n])
    expect(getErrors(file)).toEqual(['7 currency: price in EUR is missing; the product has USD'])
  })
})

describe('a file without the shop’s currency', () => {
  it('is imported in the currency of most products, with a warning', () => {
    const file = readFile(fixture('spree.csv'), { currency: 'GBP' })
    expect(file.foreignCurrency).toBe('USD')
    expect(file.drafts[0]?.variants[0]).toMatchObject({ priceMinor: 10_000n })
  })

  it('is imported in the currency that the caller names', () => {
    const file = readFile(fixture('medusa.csv'), { currency: 'GBP', pricesIn: 'DKK' })
    expect(file.foreignCurrency).toBe('DKK')
    expect(file.drafts[0]?.variants[0]).toMatchObject({ priceMinor: 90_000n })
  })

  it('is rejected if the shop’s currency cannot represent an amount', () => {
    expect(getErrors(readFile(fixture('medusa.csv'), { currency: 'JPY' }))).toEqual([
      '6 Variant Price USD: invalid price "110.5": JPY has 0 decimals',
    ])
  })
})

describe('Medusa', () => {
  it('reads one row per variant', () => {
    const { drafts, invalid, remarks } = readFile(fixture('medusa.csv'))
    expect(invalid).toEqual([])
    expect(drafts).toMatchObject([
      {
        key: 'medusa:rain-jacket',
        visible: true,
        bodyHtml: '<p>Two layers &amp; a hood.<br>Rolls up &lt;small&gt;.</p><p>Made to last.</p>',
        tags: ['rain', 'coat'],
        images: [{ source: 'jacket.png' }, { source: 'hood.png' }],
        variants: [
          { key: 'var_1', priceMinor: 10_000n, stock: createCountedStock(4), weightGrams: 600 },
          { key: 'var_2', priceMinor: 11_050n, stock: createCountedStock(0, true) },
        ],
      },
      { visible: false, optionNames: [], variants: [{ stock: UNLIMITED }] },
    ])
    expect(remarks.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 Variant Price Coast [USD]',
      '6 Variant Inventory Quantity',
    ])
  })

  it('rejects a row with a value in an unknown column, or with an invalid price in any currency', () => {
    const header =
      'Product Handle,Product Title,Variant Sku,Variant Price EUR,Variant Price USD,Spam'
    const file = read(`${header}\none,One,A,1,2,x\ntwo,Two,B,abc,2,\nthree,Three,C,1,2,\n`)
    expect(getErrors(file)).toEqual([
      '2 Spam: unknown column',
      '3 Variant Price EUR: invalid price "abc"',
    ])
    expect(file.drafts.map(({ title }) => title)).toEqual(['Three'])
  })

  it('names the currencies of the file if the shop’s is missing', () => {
    const header = 'Product Handle,Product Title,Variant Sku,Variant Price EUR,Variant Price USD'
    expect(getErrors(read(`${header}\none,One,A,1,1\ntwo,Two,B,1,\n`))).toEqual([
      '3 Variant Price USD: price in USD is missing; the row has EUR',
    ])
  })
})

describe('WooCommerce', () => {
  const file = readFile(fixture('woocommerce.csv'))

  it('groups variations by SKU or id, in any order of rows', () => {
    expect(file.drafts[0]).toMatchObject({
      key: 'woocommerce:sock',
      featured: true,
      bodyHtml: '<p>First line.<br>Second line.</p>',
      excerpt: '<p>Warm.</p>',
      categories: [['Clothes', 'Socks'], ['Gifts']],
      optionNames: ['Colour', 'Size'],
    })
    expect(file.drafts[0]?.variants).toMatchObject([
      { sku: null, optionValues: ['Blue', 'Any'], stock: createCountedStock(0), weightGrams: 227 },
      {
        sku: 'sock-red-s',
        optionValues: ['Red', 'S'],
        stock: createCountedStock(5, true),
        weightGrams: 454,
        lengthMm: 254,
        image: 'https://example.test/red.jpg',
      },
    ])
  })

  it('detects digital products, services and sales', () => {
    const SCHEDULED_SALE = {
      onSale: true,
      salePriceMinor: 2000n,
      saleStartsAt: '2027-01-01T00:00:00.000Z',
      saleEndsAt: null,
    }
    expect(file.drafts.slice(1)).toMatchObject([
      { type: 'digital', visible: false, variants: [{ onSale: true, salePriceMinor: 200n }] },
      { type: 'service', visible: false, variants: [SCHEDULED_SALE] },
    ])
  })

  it('skips grouped and external products with the reason', () => {
    expect(file.skipped.map(({ line, title }) => [line, title])).toEqual([
      [8, 'Set'],
      [9, 'Donation'],
    ])
  })

  it('skips variable products without variations with the reason, as they have no price', () => {
    const columns =
      'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)'
    const { drafts, invalid, skipped } = read(
      `${columns}\n1,variable,sock,Sock,1,,,Size,"S, L"\n2,variable,hat,Hat,1,,,Size,S\n3,variation,hat-s,Hat,-1,8,hat,Size,S\n4,simple,cap,Cap,1,9,,,`,
    )
    expect(drafts.map(({ title }) => title)).toEqual(['Cap'])
    expect(invalid).toEqual([])
    expect(skipped).toMatchObject([
      {
        title: 'Sock',
        reason: 'variable product without variations in the file; it has no price',
      },
      { title: 'Hat', reason: 'variable product whose variations are all disabled' },
    ])
  })

  it('rejects variations that share one stock', () => {
    const columns =
      'ID,Type,SKU,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)'
    const parent = '1,variable,sock,Sock,,9,,Size,"S, L"'
    expect(getErrors(read(`${columns}\n${parent}\n2,variation,,S,8,parent,sock,Size,S`))).toEqual([
      '3 Stock: variations share their stock: enter a quantity for each variation',
    ])
  })

  it('rejects a variation whose parent is missing', () => {
    expect(getErrors(file)).toEqual([`10 -: parent "nobody" of the variation is not in the file`])
  })
})
