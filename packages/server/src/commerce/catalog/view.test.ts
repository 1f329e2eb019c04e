import { expect, it } from 'vitest'
import type { Product, ProductImage, Variant } from './product.ts'
import { completeFields, productFields, variantFields } from './product-fields.ts'
import { toProductView } from './view.ts'

const image: ProductImage = {
  id: 'image',
  alt: 'A mug',
  asset: {
    id: 'asset',
    fileKey: 'abc',
    filename: 'mug.webp',
    contentType: 'image/webp',
    width: 800,
    height: 1_000,
    colorData: { centerAverage: 'd8ccbb' },
    altText: '',
    focalX: 0.5,
    focalY: 0.5,
  },
}

function variant(sku: string, given: Partial<Variant> = {}): Variant {
  const stock = { unlimited: false, backorder: false, onHand: 3, committed: 1, available: 2 }
  return {
    id: `id-${sku}`,
    sku,
    optionValues: [sku],
    priceMinor: 1_200n,
    salePriceMinor: null,
    isReduced: given.onSale ?? false,
    lowestPriceMinor: null,
    ...completeFields(variantFields, {
      weightGrams: 290,
      lengthMm: 110,
      widthMm: 75,
      heightMm: 80,
    }),
    imageId: null,
    stock,
    ...given,
  }
}

function product(given: Partial<Product> = {}): Product {
  return {
    id: 'product',
    collectionId: 'collection',
    collectionUrlId: 'shop',
    type: 'physical',
    urlId: 'morning-mug',
    title: 'Morning mug',
    ...completeFields(productFields, { tags: ['tea'], optionNames: ['Glaze'] }),
    createdAt: new Date(1_000),
    updatedAt: new Date(2_000),
    variants: [variant('Oat')],
    images: [],
    categories: [],
    form: null,
    ...given,
  }
}

it('has the product data in structuredContent and at the top level', () => {
  const view = toProductView(product(), { currency: 'USD' })
  expect(view).toMatchObject({
    fullUrl: '/shop/p/morning-mug',
    addedOn: 1_000,
    productType: 1,
    priceCents: 1_200,
    priceMoney: { currency: 'USD', value: '12.00' },
    salePriceMoney: { currency: 'USD', value: '0.00' },
    onSale: false,
    variantOptionOrdering: ['Glaze'],
    variants: [
      {
        sku: 'Oat',
        attributes: { Glaze: 'Oat' },
        optionValues: [{ optionName: 'Glaze', value: 'Oat' }],
        price: 1_200,
        unlimited: false,
        qtyInStock: 2,
        weight: 0.29,
        len: 11,
      },
    ],
  })
  const { _type, ...content } = view.structuredContent
  expect(_type).toBe('StoreItem')
  expect(view).toMatchObject(content)
})

it('shows the lowest price, and the lowest sale price', () => {
  const reduced = variant('b', { priceMinor: 3_000n, salePriceMinor: 900n, onSale: true })
  const variants = [variant('a', { priceMinor: 2_000n, salePriceMinor: 100n }), reduced]
  expect(toProductView(product({ variants }), { currency: 'USD' })).toMatchObject({
    priceCents: 2_000,
    salePriceCents: 900,
    onSale: true,
  })
})

it('uses hundredths for every currency', () => {
  const variants = [variant('a', { priceMinor: 500n })]
  expect(toProductView(product({ variants }), { currency: 'JPY' })).toMatchObject({
    priceCents: 50_000,
    priceMoney: { value: '500' },
  })
})

it('never shows negative stock, or a number for unlimited stock', () => {
  const gone = { unlimited: false, backorder: false, onHand: 1, committed: 3, available: -2 }
  const variants = [
    variant('gone', { stock: gone }),
    variant('later', { stock: { ...gone, backorder: true } }),
  ]
  expect(toProductView(product({ variants }), { currency: 'USD' }).variants).toMatchObject([
    { unlimited: false, qtyInStock: 0 },
    { unlimited: true, qtyInStock: 0 },
  ])
})

it('shows existing images, the first one as the product’s own', () => {
  const unfetched = { id: 'later', alt: '', asset: null }
  const variants = [variant('Oat', { imageId: 'image' }), variant('Sky', { imageId: 'later' })]
  const view = toProductView(product({ images: [unfetched, image], variants }), { currency: 'USD' })
  expect(view.items).toHaveLength(1)
  expect(view.mainImage).toMatchObject({
    assetUrl: '/assets/abc.webp',
    originalSize: '800x1000',
    width: 800,
    title: 'A mug',
    systemDataVariants: '800x1000,100w,300w,500w,750w',
    mediaFocalPoint: { x: 0.5, y: 0.5, source: 3 },
    placeholderColor: 'd8ccbb',
  })
  expect(view).toMatchObject({ assetUrl: '/assets/abc.webp', originalSize: '800x1000' })
  expect(view.variants).toMatchObject([{ mainImageId: 'image' }, { mainImageId: null, images: [] }])
})
