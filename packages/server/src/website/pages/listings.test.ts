import { beforeAll, describe, expect, it } from 'vitest'
import { testProduct } from '../../test/product.ts'
import { testSite } from '../../test/site.ts'

async function testListing() {
  const { db, site, browser } = await testSite()
  const add = (title: string, priceMinor: bigint, more: object = {}) =>
    testProduct(db, site.id, {
      title,
      urlId: title.toLowerCase(),
      tags: ['all'],
      variants: [{ sku: title, priceMinor, ...more }],
    })
  await add('Bowl', 3_000n)
  await add('Ash', 9_000n, { onSale: true, salePriceMinor: 1_000n })
  await add('Cup', 2_000n, { onHand: 0 })
  await testProduct(db, site.id, {
    title: 'Drawing',
    urlId: 'drawing',
    type: 'digital',
    variants: [{ sku: 'FILE', priceMinor: 500n, onHand: 0 }],
  })
  const visit = (query: string) => browser().visit(`/shop${query}`)
  const list = async (query: string) => {
    const { text } = await visit(`${query}&format=json`)
    const json = JSON.parse(text) as {
      readonly items: readonly { readonly title: string }[]
      readonly listing: Readonly<Record<string, unknown>>
    }
    return { ...json, titles: json.items.map(({ title }) => title) }
  }
  return { visit, list }
}

let shop: Awaited<ReturnType<typeof testListing>>
beforeAll(async () => {
  shop = await testListing()
})

describe('a listing of products', () => {
  it.each([
    ['', ['Bowl', 'Ash', 'Cup', 'Drawing']],
    ['sort=newest', ['Drawing', 'Cup', 'Ash', 'Bowl']],
    ['sort=price-low', ['Drawing', 'Ash', 'Cup', 'Bowl']],
    ['sort=price-high', ['Bowl', 'Cup', 'Ash', 'Drawing']],
    ['sort=name', ['Ash', 'Bowl', 'Cup', 'Drawing']],
    ['sort=something', ['Bowl', 'Ash', 'Cup', 'Drawing']],
    ['available=true', ['Bowl', 'Ash', 'Drawing']],
    ['sale=true', ['Ash']],
    ['available=true&sort=price-low', ['Drawing', 'Ash', 'Bowl']],
  ])('is sorted and narrowed by ?%s', async (query, titles) => {
    expect((await shop.list(`?${query}`)).titles).toEqual(titles)
  })

  it('links to its other orders and filters, each with the rest of the query', async () => {
    const { listing } = await shop.list('?tag=all&sale=true&sort=price-low')
    expect(listing).toMatchObject({
      sort: {
        featured: { url: '/shop?tag=all&sale=true', active: false },
        priceLow: { url: '/shop?tag=all&sale=true&sort=price-low', active: true },
      },
      available: { url: '/shop?tag=all&available=true&sale=true&sort=price-low', active: false },
      sale: { url: '/shop?tag=all&sort=price-low', active: true },
      narrowed: true,
      allUrl: '/shop?tag=all&sort=price-low',
    })
  })

  it('has one canonical URL, and says so when a filter leaves no product', async () => {
    const sorted = await shop.visit('?sort=name&available=true')
    expect(sorted.text).toMatch(/<link rel="canonical" href="[^"?]*\/shop">/)
    const none = await shop.visit('?sale=true&tag=nothing')
    expect(none.status).toBe(200)
    expect(none.text).toContain('No products match these filters.')
    expect((await shop.visit('?tag=nothing')).status).toBe(404)
  })
})
