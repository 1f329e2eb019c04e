/**
 * The data of the three workloads. Texts have no quotes, because engines escape them differently.
 */

export interface Image {
  readonly assetUrl: string
  readonly systemDataVariants: string
}

export interface Product {
  readonly id: string
  readonly title: string
  readonly excerpt: string
  readonly fullUrl: string
  readonly shipping: { readonly value: string; readonly currency: string }
  readonly mainImage: Image
  readonly structuredContent: {
    readonly productType: number
    readonly variants: readonly Variant[]
  }
}

export interface Variant {
  readonly onSale: boolean
  readonly price: number
  readonly priceMoney: { readonly value: string; readonly currency: string }
  readonly salePrice: number
  readonly salePriceMoney: { readonly value: string; readonly currency: string }
}

export const visitor = {
  first: 'Ida',
  last: 'Okonkwo & Daughters',
  city: 'Lisbon',
  country: 'Portugal',
  street: 'Rua do Sol',
  house: 14,
  code: '1200-450',
  member: true,
  points: 1250.5,
  language: 'pt',
}

const NOUNS = ['Mug', 'Bowl', 'Jar', 'Vase', 'Teapot', 'Plate', 'Planter']
const GLAZES = ['Oat', 'Moss', 'Slate <matt>', 'Salt & Sand', 'Ink']

/** Creates products. With `cldr`, prices have the currency's symbol. */
export function createProducts(count: number, { cldr }: { readonly cldr: boolean }) {
  return {
    featureFlags: { useCLDRMoneyFormat: cldr },
    items: createNumbers(count).map(createProduct),
  }
}

function createProduct(index: number): Product {
  const cents = 1200 + ((index * 375) % 9800)
  const sale = Math.round(cents * 0.8)
  return {
    id: `p${index}`,
    title: `${pick(GLAZES, index)} ${pick(NOUNS, index)}`,
    excerpt: `Thrown by hand & glazed twice, then fired for ${index + 20} hours until it rings like a bell.`,
    fullUrl: `/shop/p/thing-${index}`,
    shipping: createMoney(450 + index),
    mainImage: {
      assetUrl: `/assets/${index}/picture.jpg`,
      systemDataVariants: '1500x1000,100w,300w,500w,750w,1000w,1500w',
    },
    structuredContent: {
      productType: 1,
      variants: [
        {
          onSale: index % 3 === 0,
          price: cents,
          priceMoney: createMoney(cents),
          salePrice: sale,
          salePriceMoney: createMoney(sale),
        },
      ],
    },
  }
}

export function createPage(count: number) {
  return {
    website: { siteTitle: 'Kiln & Co', timeZone: 'America/New_York', language: 'en-US' },
    collection: { title: 'Journal', fullUrl: '/journal' },
    navigation: ['Shop', 'Journal', 'Classes', 'About', 'Stockists', 'Contact'].map((title) => ({
      title,
      url: `/${title.toLowerCase()}`,
      active: title === 'Journal',
      children:
        title === 'Shop' ? NOUNS.map((noun) => ({ title: noun, url: `/shop/${noun}` })) : [],
    })),
    items: createNumbers(count).map(createPost),
  }
}

function createPost(index: number) {
  return {
    id: `i${index}`,
    title: `Firing ${index} & what came of it`,
    fullUrl: `/journal/firing-${index}`,
    author: { displayName: index % 2 === 0 ? 'Ida' : 'Tomas' },
    excerpt: `The kiln reached cone ${index % 12} on the <second> day.`,
    publishOn: Date.UTC(2024, 0, 5, 15, 30) + index * 93_600_000,
    starred: index % 10 === 0,
    tags: ['clay', 'glaze', 'wood & ash'].slice(index % 3),
  }
}

function createNumbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? ''
}

function createMoney(cents: number) {
  return { value: (cents / 100).toFixed(2), currency: 'USD' }
}
