import { expect, it } from 'vitest'
import { completeCheckout } from '../../commerce/orders/index.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { waitForChanges } from '../../test/database.ts'
import { exported } from '../../test/archive.ts'
import { emptyServer } from '../../test/empty-server.ts'
import { REVIEW, testReviews } from '../../test/reviews.ts'
import { createFolderSource, importArchive } from '../../tools/archive/index.ts'
import { createUnsubscribeToken } from '../unsubscribe/index.ts'
import { sendReviewRequests } from './send-requests.ts'

const DAY_MS = 86_400_000
const ON = { productReviewRequestsEnabled: true, productReviewRequestDays: 7 }

/** A shop that asks for reviews after a week, with a mug that Ada bought and got. */
async function testRequests(settings: object = ON) {
  const shop = await testReviews(settings)
  const buy = async (email: string) => {
    const cart = await shop.fill({ product: shop.mug, quantity: 1, email })
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
    await shop.rows(
      `update orders set fulfillment_status = 'fulfilled', test_mode = false
       where site_id = $1 and id = $2`,
      [orderId],
    )
    return orderId
  }
  const order = await buy('Ada@Example.com')
  /** Asks at a time in days from now. */
  const ask = (days: number) => sendReviewRequests(shop.db, new Date(Date.now() + days * DAY_MS))
  const asked = async () =>
    (await shop.emails()).filter(({ subject }) => subject.includes('How do you like your order?'))
  return { ...shop, buy, order, ask, asked }
}

it('asks a buyer once, some days after the order was fulfilled', async () => {
  const shop = await testRequests()
  await shop.ask(6)
  expect(await shop.asked()).toEqual([])
  await shop.ask(8)
  await shop.ask(8)
  const [email, ...more] = await shop.asked()
  expect(more).toEqual([])
  expect(email?.recipient).toBe('ada@example.com')
  expect(email?.text).toContain('Review Morning mug')
  expect(email?.text).toContain(`/account/reviews/${shop.mug.id}?token=`)
  expect(email?.text).toContain('/newsletter/unsubscribe?token=')
  const { rows } = await shop.pool.query(
    'select * from product_review_request where site_id = $1',
    [shop.site.id],
  )
  expect(JSON.stringify(rows)).not.toContain(email?.token)
  await shop.buy('ada@example.com')
  await shop.ask(8)
  expect(await shop.asked()).toHaveLength(1)
})

it('asks in the language of the order, with links to pages in it', async () => {
  const shop = await testRequests()
  await updateLanguages(shop.db, shop.site.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
  await shop.rows(`update orders set locale = 'fr' where site_id = $1`)
  await shop.ask(8)
  const [email] = (await shop.emails()).filter(({ text }) => text.includes('/account/reviews/'))
  expect(email?.subject).toContain('Votre commande vous plaît-elle ?')
  expect(email?.text).toContain('Donner votre avis sur Morning mug')
  expect(email?.text).toContain(`/fr/account/reviews/${shop.mug.id}?token=`)
  const [, path = ''] = /(\/fr\/newsletter\/unsubscribe\?token=\S+)/.exec(email?.text ?? '') ?? []
  await waitForChanges()
  const { status, text } = await shop.visitor.visit(path)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="fr"')
})

it('proves the purchase by the link, once', async () => {
  const shop = await testRequests()
  await shop.ask(8)
  const [email] = await shop.asked()
  const token = email?.token ?? ''
  const path = `/account/reviews/${shop.mug.id}`
  const { text } = await shop.visitor.visit(`${path}?token=${token}`)
  expect(text).toContain('proves that you bought this product')
  expect(text).not.toContain('name="email"')
  const { email: _, ...fields } = { ...REVIEW, stars: '5' }
  const done = await shop.visitor.submit(path, { ...fields, token })
  expect(done.status, done.text).toBe(303)
  expect((await shop.list()).reviews).toMatchObject([
    { email: 'ada@example.com', isVerified: true, stars: 5 },
  ])
  await shop.decide('approved')
  expect(await shop.show()).toContain('Verified purchase')
  const again = { text: 'Once more.', token, email: '' }
  expect((await shop.post(again)).body).toMatchObject({ code: 'product-reviews.linkSpent' })
  expect((await shop.post({ ...again, token: 'x'.repeat(22) })).status).toBe(410)
  expect((await shop.visitor.visit(`${path}?token=${token}`)).text).toContain(
    'This link was used before, or has expired.',
  )
})

it.each([
  ['requests are off', { ...ON, productReviewRequestsEnabled: false }, ''],
  ['reviews are closed', { ...ON, hasOptedToCollectNativeReviews: false }, ''],
  ['the order is old', ON, `placed_at = now() - interval '9 days'`],
  ['it is not fulfilled', ON, `fulfillment_status = 'pending'`],
  ['it was a test', ON, 'test_mode = true'],
  ['it was refunded', ON, `payment_status = 'refunded'`],
  ['the buyer was erased', ON, `email = ''`],
])('asks for nothing if %s', async (_name, settings, change) => {
  const shop = await testRequests(settings)
  if (change !== '') await shop.rows(`update orders set ${change} where site_id = $1`)
  await shop.ask(8)
  expect(await shop.asked()).toEqual([])
})

it('asks no buyer who opted out or has reviewed the product', async () => {
  const shop = await testRequests()
  await shop.ask(8)
  const [email] = await shop.asked()
  const [, link = ''] = /(\/newsletter\/unsubscribe\?token=\S+)/.exec(email?.text ?? '') ?? []
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  await shop.visitor.submit('/newsletter/unsubscribe', { token })
  await shop.rows('delete from product_review_request where site_id = $1')
  await shop.ask(8)
  expect(await shop.asked()).toHaveLength(1)
  await shop.rows('delete from newsletter_refusal where site_id = $1')
  await shop.post()
  await shop.ask(8)
  expect(await shop.asked()).toHaveLength(1)
})

it('asks no buyer who opted out before the site moved', async () => {
  const shop = await testRequests()
  await shop.buy('bob@example.com')
  const token = createUnsubscribeToken(shop.site, 'Ada@Example.com')
  await shop.visitor.submit('/newsletter/unsubscribe', { token })
  const { folder } = await exported({ ...shop, siteId: shop.site.id }, { hasRecords: true })
  const { db, files, pool } = await emptyServer()
  const outcome = await importArchive(db, files, createFolderSource(folder))
  expect(outcome, JSON.stringify(outcome)).toMatchObject({ state: 'done' })
  await sendReviewRequests(db, new Date(Date.now() + 8 * DAY_MS))
  const { rows } = await pool.query('select recipient from mail where site_id = $1', [shop.site.id])
  expect(rows).toEqual([{ recipient: 'bob@example.com' }])
})
