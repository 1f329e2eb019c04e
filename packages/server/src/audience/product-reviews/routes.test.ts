import {
  deleteProductReviews,
  listProductReviews,
  moderateProductReviews,
  replyToProductReview,
} from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { REVIEW, testReviews } from '../../test/reviews.ts'

it('shows a review once staff have approved it, never with the email address', async () => {
  const shop = await testReviews()
  const reply = await shop.post({ title: 'Good mug', text: 'Holds <b>tea</b> well.' })
  expect(reply, reply.text).toMatchObject({ status: 200, body: { status: 'pending' } })
  expect(await shop.show()).not.toContain('Good mug')
  expect((await shop.list()).counts).toEqual({ pending: 1, approved: 0, rejected: 0 })
  expect(await shop.decide('approved')).toEqual({ changed: 1 })
  const html = await shop.show()
  expect(html).toContain('Good mug')
  expect(html).toContain('Holds &lt;b&gt;tea&lt;/b&gt; well.')
  expect(html.match(/4 out of 5 stars, 1 review/g)).toHaveLength(2)
  expect(html).toContain('class="product-review-summary"')
  expect(html).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1',
  )
  expect(html).not.toContain(REVIEW.email)
  expect(html).not.toContain('Verified purchase')
  const { body } = await shop.browser().call('GET', `${shop.page}?format=json`)
  expect(body).toMatchObject({
    websiteSettings: {
      storeSettings: {
        merchandisingSettings: {
          productReviewsEnabled: true,
          displayNativeProductReviewsEnabled: true,
          productReviewsDisplayScope: 'ALL_REVIEWS',
        },
      },
    },
    productReviews: { count: 1, average: 4, items: [{ name: 'Ada', rating: 4 }] },
  })
  expect(JSON.stringify(body)).not.toContain(REVIEW.email)
  expect(await shop.decide('rejected')).toEqual({ changed: 1 })
  expect(await shop.show()).not.toContain('Good mug')
})

it('shows a review at once without moderation, and tells the owner', async () => {
  const shop = await testReviews({
    productReviewsModerationEnabled: false,
    productReviewsMerchantEmailEnabled: true,
  })
  await shop.pool.query(`update site set contact_email = 'shop@example.com' where id = $1`, [
    shop.site.id,
  ])
  await shop.reload()
  expect((await shop.post()).body).toEqual({
    status: 'approved',
    message: 'Thank you for your review.',
  })
  expect(await shop.show()).toContain('Holds tea well.')
  expect(await shop.emails()).toMatchObject([
    { recipient: 'shop@example.com', subject: 'Test shop: New review of Morning mug' },
  ])
})

it('reports every invalid field at once, and saves nothing', async () => {
  const shop = await testReviews()
  const wrong = { stars: 6, name: ' ', email: 'ada', title: 'x'.repeat(151), text: '' }
  expect(await shop.post(wrong)).toMatchObject({
    status: 400,
    body: {
      code: 'product-reviews.invalid',
      errors: {
        stars: 'Choose a number of stars.',
        title: 'This text can have up to 150 characters.',
        text: 'Required',
        name: 'Required',
        email: expect.stringContaining('Email is not valid.'),
      },
    },
  })
  expect((await shop.post({ stars: 2.5 })).status).toBe(400)
  // Robots get the same answer as people.
  expect((await shop.post({ website: 'https://example.com' })).status).toBe(200)
  // A form that was sent twice is one review.
  await shop.post()
  expect((await shop.post()).status).toBe(200)
  expect((await shop.list()).reviews).toHaveLength(1)
})

it.each([
  ['the kill switch', { productReviewsKillSwitchEnabled: true }, false, 404],
  ['display off', { displayNativeProductReviewsEnabled: false }, false, 200],
  [
    'imported display only',
    { displayNativeProductReviewsEnabled: false, displayImportedProductReviewsEnabled: true },
    true,
    200,
  ],
  ['reviews closed', { hasOptedToCollectNativeReviews: false }, true, 404],
  ['buyers only', { productReviewsDisplayScope: 'VERIFIED_REVIEWS' as const }, true, 200],
])('with %s', async (_name, settings, isShown, status) => {
  const shop = await testReviews()
  await shop.post()
  await shop.decide('approved')
  expect(await shop.show()).toContain('Holds tea well.')
  await shop.change(settings)
  const html = await shop.show()
  expect(html.includes('id="reviews"')).toBe(isShown)
  expect(html.includes('Holds tea well.')).toBe('hasOptedToCollectNativeReviews' in settings)
  expect(html.includes('aggregateRating')).toBe('hasOptedToCollectNativeReviews' in settings)
  expect((await shop.post({ text: 'Another one.' })).status).toBe(status)
})

it('pages through reviews without a script', async () => {
  const shop = await testReviews({ productReviewsModerationEnabled: false })
  for (let n = 1; n <= 12; n += 1)
    await shop.post({ text: `Text number ${n}.`, email: `ada${n}@example.com` })
  const first = await shop.show()
  expect(first).toContain('Text number 12.')
  expect(first).not.toContain('Text number 2.')
  const [, older = ''] = /href="[^"]*(\?reviews=[^"#]+)#reviews"/.exec(first) ?? []
  const second = await shop.show(older)
  expect(second).toContain('Text number 2.')
  expect(second).toContain('Text number 1.')
  expect(second).toContain('12 reviews')
  expect(second).toContain('Newest reviews')
})

it('has a page with the form for visitors without scripts', async () => {
  const shop = await testReviews()
  expect((await shop.call('PUT', '/api/studio/captcha', { kind: 'built-in' })).status).toBe(200)
  const path = `/account/reviews/${shop.mug.id}`
  expect((await shop.visitor.visit(path)).text).toContain('Morning mug')
  const fields = { ...REVIEW, stars: '4' }
  const wrong = await shop.visitor.submit(path, { ...fields, stars: '', text: '' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Choose a number of stars.')
  expect(wrong.text).toContain('value="ada@example.com"')
  const done = await shop.visitor.submit(path, fields)
  expect(done).toMatchObject({ status: 303, headers: { location: `${path}?done=pending` } })
  expect((await shop.visitor.visit(`${path}?done=pending`)).text).toContain(
    'The store reads your review before it is shown.',
  )
  expect((await shop.list()).reviews).toMatchObject([{ email: REVIEW.email, isVerified: false }])
  expect((await shop.visitor.visit(`/account/reviews/${newId()}`)).status).toBe(404)
  expect((await shop.post()).body).toMatchObject({ code: 'captcha.missing' })
  expect(await shop.show()).toContain('data-captcha="built-in"')
})

it('filters, answers and deletes reviews', async () => {
  const shop = await testReviews()
  await shop.post()
  await shop.post({ stars: 1, name: 'Ben', email: 'ben@example.com', text: 'It leaks, 100%.' })
  const names = async (query: string) => (await shop.list(query)).reviews.map(({ name }) => name)
  expect(await names('?stars=1')).toEqual(['Ben'])
  expect(await names('?search=HOLDS')).toEqual(['Ada'])
  expect(await names('?search=100%25')).toEqual(['Ben'])
  expect(await names('?search=100_')).toEqual([])
  expect(await names(`?productId=${newId()}`)).toEqual([])
  expect(await names('?state=approved')).toEqual([])
  expect((await shop.list()).products).toEqual([{ id: shop.mug.id, title: 'Morning mug' }])
  const [ben] = (await shop.list('?stars=1')).reviews
  const path = replyToProductReview.path.replace('{id}', ben?.id ?? '')
  expect((await shop.call('PUT', path, { text: 'x'.repeat(2_001) })).status).toBe(400)
  expect(await shop.call('PUT', path, { text: ' We send a new one. ' })).toMatchObject({
    body: { reply: 'We send a new one.' },
  })
  await shop.decide('approved')
  expect(await shop.show()).toContain('We send a new one.')
  const other = await testOwner(await testSite())
  const gone = { ids: [ben?.id] }
  expect((await other.call('POST', deleteProductReviews.path, gone)).body).toEqual({ deleted: 0 })
  expect((await other.call('PUT', path, { text: 'No' })).status).toBe(404)
  const rejected = { ...gone, state: 'rejected' }
  expect((await other.call('POST', moderateProductReviews.path, rejected)).body).toEqual({
    changed: 0,
  })
  expect((await shop.call('POST', deleteProductReviews.path, gone)).body).toEqual({ deleted: 1 })
  expect(await names('')).toEqual(['Ada'])
})

it.each<readonly [Role, number]>([
  ['store-manager', 200],
  ['moderator', 200],
  ['billing', 403],
])('answers a staff member in the role %s with %d', async (role, status) => {
  const shop = await testReviews()
  const { call } = await testOwner(shop, role)
  expect((await call('GET', listProductReviews.path)).status).toBe(status)
  expect((await shop.visitor.call('GET', listProductReviews.path)).status).toBe(401)
})
