import {
  listProductReviews,
  moderateProductReviews,
  type ProductReview,
  postProductReview,
} from '@vitrine/contract'
import { expect } from 'vitest'
import { updateMerchandising } from '../identity/sites/index.ts'
import { waitForChanges } from './database.ts'
import { testOwner } from './owner.ts'
import { testShop } from './sale.ts'

type Settings = Parameters<typeof updateMerchandising>[2]

export const REVIEW = { stars: 4, name: 'Ada', email: 'ada@example.com', text: 'Holds tea well.' }

/** Creates a shop with a mug, whose page shows reviews and takes them. */
export async function testReviews(settings: Settings = {}) {
  const shop = await testShop()
  const { db, site } = shop
  const mug = await shop.sell({ title: 'Morning mug', sku: 'MUG', onHand: 20 })
  const change = async (changes: Settings) => {
    await updateMerchandising(db, site.id, changes)
    await waitForChanges()
  }
  await change({
    displayNativeProductReviewsEnabled: true,
    hasOptedToCollectNativeReviews: true,
    ...settings,
  })
  const { call } = await testOwner(shop)
  // The built-in captcha is the default; a test of its own needs it.
  expect((await call('PUT', '/api/studio/captcha', { kind: 'none' })).status).toBe(200)
  await waitForChanges()
  const visitor = shop.browser()
  const post = (fields: object = {}, by = visitor) =>
    by.send(
      'POST',
      postProductReview.path.replace('{productId}', mug.id),
      { ...REVIEW, ...fields },
      {
        'sec-fetch-site': 'same-origin',
      },
    )
  const list = async (query = '') =>
    listProductReviews.replies[200].parse(
      (await call('GET', `${listProductReviews.path}${query}`)).body,
    )
  const decide = async (state: ProductReview['state'], query = '') => {
    const ids = (await list(query)).reviews.map(({ id }) => id)
    const reply = await call('POST', moderateProductReviews.path, { ids, state })
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }
  const { rows } = await shop.pool.query<{ path: string }>(
    `select '/' || c.url_id || '/p/' || p.url_id as path from product p
     join collection c on c.site_id = p.site_id and c.id = p.collection_id where p.site_id = $1`,
    [site.id],
  )
  const page = rows[0]?.path ?? ''
  const show = async (query = '') => (await shop.browser().visit(`${page}${query}`)).text
  return { ...shop, mug, change, call, visitor, post, list, decide, page, show }
}
