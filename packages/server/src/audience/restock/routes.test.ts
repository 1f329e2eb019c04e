import {
  createProduct,
  deleteRestockSignUp,
  listRestockGroups,
  listRestockSignUps,
  type ProductDetail,
  restockSignUp,
  sendAllRestock,
  sendRestock,
} from '@vitrine/contract'
import { captchaActions, getRestockFormId, type Role } from '@vitrine/model'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { updateMerchandising } from '../../identity/sites/index.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { newId } from '../../platform/db/id.ts'
import { waitForChanges } from '../../test/database.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { newsletterJobs } from '../newsletter/index.ts'
import { deleteOldSignUps, putSignUp } from './store.ts'

const URL = restockSignUp.path
const ADA = 'ada@example.com'
const OWN_TEXTS = {
  restockNotificationsCtaText: 'Fired again soon?',
  restockNotificationsPlaceholderText: 'Your email',
  restockNotificationsButtonText: 'Write to me',
  restockNotificationsMailingListText: 'Kiln news & more',
}
const WAITING = { locale: 'en-US', siteUserId: null }

/** A shop with a vase in two glazes, of which the first is sold out. */
async function testRestock(
  settings: Parameters<typeof updateMerchandising>[2] = {},
  given: Parameters<typeof testSite>[0] = {},
) {
  const shop = await testSite(given)
  const { db, site, pool } = shop
  await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  await updateMerchandising(db, site.id, { restockNotificationsEnabled: true, ...settings })
  const { call } = await testOwner(shop)
  const variants = ['Oat', 'Iron'].map((glaze, index) => ({
    optionValues: [glaze],
    priceCents: 2_500,
    stock: { onHand: index },
  }))
  const product = { title: 'Linen vase', status: 'active', optionNames: ['Glaze'], variants }
  const reply = await call('POST', createProduct.path, { product })
  expect(reply.status, reply.text).toBe(200)
  // The built-in captcha is the default; a test of its own solves it.
  expect((await call('PUT', '/api/studio/captcha', { kind: 'none' })).status).toBe(200)
  await waitForChanges()
  const detail = reply.body as ProductDetail
  const [oat = '', iron = ''] = detail.product.variants.map(({ id }) => id ?? '')
  const wanted = { productId: detail.id, variantId: oat }
  const visitor = shop.browser()
  const ask = (siteVisitorEmail: string, more: object = {}) =>
    visitor.call('POST', URL, { ...wanted, siteVisitorEmail, ...more })
  const listGroups = async (query = '') =>
    listRestockGroups.replies[200].parse((await call('GET', listRestockGroups.path + query)).body)
  const listSignUps = async (query = '') => {
    const path = `${listRestockSignUps.path}?productId=${wanted.productId}${query}`
    return listRestockSignUps.replies[200].parse((await call('GET', path)).body)
  }
  const receive = (variantId = oat) =>
    call('POST', `/api/studio/stock/${variantId}/moves`, {
      ...{ key: newId(), kind: 'receive', quantity: 3, reason: '' },
    })
  const countRows = async () => {
    const { rows } = await pool.query('select from restock_sign_up where site_id = $1', [site.id])
    return rows.length
  }
  const page = detail.url
  return {
    ...{ ...shop, call, wanted, iron, visitor, ask, listGroups, listSignUps, receive },
    ...{ countRows, page },
  }
}

it('holds one place for an address, whatever its case, and answers alike', async () => {
  const shop = await testRestock()
  const replies = [await shop.ask(' Ada@Example.com '), await shop.ask(ADA)]
  for (const reply of replies)
    expect(reply, reply.text).toMatchObject({ status: 200, body: { message: 'Signed up!' } })
  const { signUpGroups, ...paging } = await shop.listGroups()
  expect(paging).toEqual({ hasNextPage: false, nextPageCursor: null })
  expect(signUpGroups).toMatchObject([
    {
      ...shop.wanted,
      ...{ productName: 'Linen vase', variantName: 'Oat', waiting: 1 },
      ...{ qtyInStock: 0, isAvailable: false },
    },
  ])
  const { signUps } = await shop.listSignUps()
  expect(signUps).toMatchObject([{ email: ADA, language: 'en-US' }])
})

it.each([
  ['', 'Email cannot be blank'],
  ['ada', 'Email is invalid'],
  ['ada@example.photography', 'Email is invalid'],
])('answers 400 to the address %j', async (email, message) => {
  const shop = await testRestock()
  expect(await shop.ask(email)).toMatchObject({ status: 400, body: { message } })
  expect(await shop.countRows()).toBe(0)
})

it('has the success text of the store, with and without scripts', async () => {
  const shop = await testRestock({
    restockNotificationsSuccessText: 'We write as soon as it is fired.',
  })
  expect((await shop.ask(ADA)).body).toEqual({ message: 'We write as soon as it is fired.' })
  const { text } = await shop.visitor.visit(`/account/restock/${shop.wanted.productId}?done=1`)
  expect(text).toContain('We write as soon as it is fired.')
  expect(text).not.toContain('Signed up!')
})

it('lists 100 sign-ups and groups at a time, each once', async () => {
  const shop = await testRestock()
  const variants = Array.from({ length: 101 }, (_, n) => ({
    ...{ optionValues: [`Glaze ${n}`], priceCents: 2_500, stock: { onHand: 0 } },
  }))
  const product = { title: 'Tiles', status: 'active', optionNames: ['Glaze'], variants }
  const reply = await shop.call('POST', createProduct.path, { product })
  const tiles = reply.body as ProductDetail
  const [first = ''] = tiles.product.variants.map(({ id }) => id ?? '')
  for (const { id: variantId = '' } of tiles.product.variants)
    await putSignUp(shop.db, shop.site.id, { ...WAITING, variantId, email: ADA })
  for (let n = 0; n < 100; n++)
    await putSignUp(shop.db, shop.site.id, {
      ...WAITING,
      variantId: first,
      email: `${n}@example.com`,
    })

  const { signUpGroups, hasNextPage, nextPageCursor } = await shop.listGroups()
  expect([signUpGroups.length, hasNextPage]).toEqual([100, true])
  const rest = await shop.listGroups(`?cursor=${nextPageCursor}`)
  expect(rest).toMatchObject({ hasNextPage: false, nextPageCursor: null })
  const groups = [...signUpGroups, ...rest.signUpGroups].map(({ variantId }) => variantId)
  expect(new Set(groups).size).toBe(101)

  const path = `${listRestockSignUps.path}?productId=${tiles.id}&variantId=${first}`
  const list = async (query = '') =>
    listRestockSignUps.replies[200].parse((await shop.call('GET', path + query)).body)
  const one = await list()
  expect([one.signUps.length, one.hasNextPage]).toEqual([100, true])
  const two = await list(`&cursor=${one.nextPageCursor}`)
  expect(two).toMatchObject({ hasNextPage: false, nextPageCursor: null })
  const emails = [...one.signUps, ...two.signUps].map(({ email }) => email)
  expect(new Set(emails).size).toBe(101)
})

it('refuses variants that are in stock, hidden, unknown, of another product or of another site', async () => {
  const shop = await testRestock()
  const other = await testRestock()
  expect(await shop.ask(ADA, { variantId: shop.iron })).toMatchObject({ status: 409 })
  for (const given of [{ variantId: newId() }, { productId: newId() }, other.wanted])
    expect(await shop.ask(ADA, given)).toMatchObject({
      status: 404,
      body: { message: 'Sorry, that item variant is unavailable. Please select another variant.' },
    })
  await shop.pool.query('update product set visible = false where site_id = $1', [shop.site.id])
  expect((await shop.ask(ADA)).status).toBe(404)
  expect(await shop.countRows()).toBe(0)
})

it('takes none while the store has switched them off', async () => {
  const shop = await testRestock({ restockNotificationsEnabled: false })
  expect(await shop.ask(ADA)).toMatchObject({ status: 404, body: { code: 'restock.off' } })
  expect((await shop.visitor.visit(shop.page)).text).not.toContain('product-restock')
})

it('emails everyone once, when the variant is back', async () => {
  const shop = await testRestock()
  await shop.ask(ADA)
  await shop.ask('ben@example.com')
  const early = await shop.call('POST', sendRestock.path, shop.wanted)
  expect(early).toMatchObject({ status: 409, body: { code: 'restock.notForSale' } })
  await shop.receive()
  const send = () => shop.call('POST', sendRestock.path, shop.wanted)
  const replies = await Promise.all([send(), send()])
  const sent = replies.map(({ body }) => (body as { readonly sent: number }).sent)
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(2)
  const emails = await shop.emails()
  expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [ADA, 'Test shop: Linen vase (Oat) is back in stock'],
    ['ben@example.com', 'Test shop: Linen vase (Oat) is back in stock'],
  ])
  expect(JSON.stringify(emails)).toContain(shop.page)
  expect(await shop.listGroups()).toMatchObject({ signUpGroups: [] })
  expect(await send()).toMatchObject({ status: 200, body: { sent: 0 } })
})

it('sends to several variants, and counts those that are still sold out', async () => {
  const shop = await testRestock()
  await shop.ask(ADA)
  const sendRequests = [shop.wanted, { ...shop.wanted, variantId: shop.iron }]
  const path = sendAllRestock.path
  const first = await shop.call('POST', path, { sendRequests: [...sendRequests, ...sendRequests] })
  expect(first.body).toEqual({ sent: 0, skipped: 1 })
  await shop.receive()
  expect((await shop.call('POST', path, { sendRequests })).body).toEqual({ sent: 1, skipped: 0 })
  expect((await shop.call('POST', path, { sendRequests: [] })).status).toBe(400)
})

it('shows staff the sign-ups of one variant, and deletes one', async () => {
  const shop = await testRestock()
  await shop.ask(ADA)
  expect((await shop.listSignUps(`&variantId=${shop.iron}`)).signUps).toEqual([])
  const [found] = (await shop.listSignUps(`&variantId=${shop.wanted.variantId}`)).signUps
  const path = deleteRestockSignUp.path.replace('{id}', found?.id ?? '')
  const other = await testOwner(await testSite())
  expect((await other.call('DELETE', path)).status).toBe(404)
  expect((await shop.call('DELETE', path)).status).toBe(200)
  expect((await shop.call('DELETE', path)).status).toBe(404)
  expect(await shop.countRows()).toBe(0)
})

it.each<readonly [Role, number]>([
  ['store-manager', 200],
  ['editor', 403],
])('answers a staff member in the role %s with %d', async (role, status) => {
  const shop = await testRestock()
  const { call } = await testOwner(shop, role)
  expect((await call('GET', listRestockGroups.path)).status).toBe(status)
  expect((await shop.visitor.call('GET', listRestockGroups.path)).status).toBe(401)
})

it('subscribes to the newsletter only if the store offers it, and asks for a confirmation', async () => {
  const shop = await testRestock({ restockNotificationsMailingListSignUpEnabled: true })
  const silent = await testRestock()
  for (const { ask } of [shop, silent]) await ask(ADA, { isJoinMailingList: true })
  for (const { db, pool } of [shop, silent]) {
    const jobs = new Jobs(db)
    newsletterJobs(jobs)
    await jobs.drain(pool)
  }
  const subjects = (await shop.emails()).map(({ subject }) => subject)
  expect(subjects).toEqual(['Test shop: Confirm your subscription'])
  expect(await silent.emails()).toEqual([])
})

it('names the mailing list of the settings, which pages do not show', async () => {
  const listId = newId()
  const shop = await testRestock({
    restockNotificationsMailingListSignUpEnabled: true,
    restockNotificationsMailingListId: listId,
  })
  await shop.pool.query(`insert into mailing_list (site_id, id, name) values ($1, $2, 'Stock')`, [
    ...[shop.site.id, listId],
  ])
  await shop.ask(ADA, { isJoinMailingList: true })
  const { body } = await shop.call('GET', '/api/studio/newsletter-subscribers')
  expect(body).toMatchObject({ subscribers: [{ status: 'pending', listIds: [listId] }] })
  expect((await shop.visitor.visit(`${shop.page}?format=json`)).text).not.toContain(listId)
})

it.each(['captchaToken', 'recaptchaEnterpriseV3Token'])(
  'asks for the captcha of the site, whose solution counts once, as %s',
  async (member) => {
    const shop = await testRestock()
    const captcha = { kind: 'built-in' }
    expect((await shop.call('PUT', '/api/studio/captcha', captcha)).status).toBe(200)
    await waitForChanges()
    expect(await shop.ask(ADA)).toMatchObject({ status: 400, body: { code: 'captcha.missing' } })
    const formId = getRestockFormId(shop.wanted.variantId)
    const challenge = { formId, action: captchaActions.restock }
    const { body } = await shop.visitor.send('POST', '/api/form/captcha-challenge', challenge, {
      'sec-fetch-site': 'same-origin',
    })
    const asked = (body as { readonly challenge: Challenge }).challenge
    const solution = await solveChallenge({ challenge: asked, deriveKey })
    const payload = JSON.stringify({ challenge: asked, solution })
    const solved = { [member]: Buffer.from(payload).toString('base64') }
    expect((await shop.ask(ADA, solved)).status).toBe(200)
    expect(await shop.ask('ben@example.com', solved)).toMatchObject({
      status: 400,
      body: { code: 'captcha.over' },
    })
    expect(await shop.countRows()).toBe(1)
  },
)

it('has the texts of the owner on pages and in the consent, and a box that is checked if so set', async () => {
  const shop = await testRestock({
    restockNotificationsMailingListSignUpEnabled: true,
    restockNotificationsMailingListOptInByDefault: true,
    ...OWN_TEXTS,
  })
  const { text } = await shop.visitor.visit(shop.page)
  expect(text).toContain('name="isJoinMailingList" checked>Kiln news &amp; more')
  for (const own of ['Fired again soon?', 'placeholder="Your email"', 'value="Write to me"'])
    expect(text).toContain(own)
  const plain = await shop.visitor.visit(`/account/restock/${shop.wanted.productId}`)
  for (const own of ['Fired again soon?', 'Your email', 'Write to me', 'Kiln news &amp; more'])
    expect(plain.text).toContain(own)
  expect(plain.text).toContain('name="isJoinMailingList" value="true" checked')
  const path = `/account/restock/${shop.wanted.productId}`
  const again = await shop.visitor.submit(path, { ...shop.wanted, email: 'ada' })
  expect(again.text).toContain('name="isJoinMailingList" value="true">')
  await shop.ask(ADA, { isJoinMailingList: true })
  const { rows } = await shop.pool.query<{ consent: string }>(
    'select consent from newsletter_subscriber where site_id = $1',
    [shop.site.id],
  )
  expect(rows).toMatchObject([{ consent: OWN_TEXTS.restockNotificationsMailingListText }])
})

it('renders a form for each sold-out variant, outside the form of the product', async () => {
  const shop = await testRestock({ restockNotificationsMailingListSignUpEnabled: true })
  expect((await shop.call('PUT', '/api/studio/captcha', { kind: 'built-in' })).status).toBe(200)
  const { text } = await shop.visitor.visit(shop.page)
  expect(text).toContain('<div class="product-restock" data-captcha="built-in">')
  const forms = text.match(/<div class="product-restock-notification"[^>]*>/g)
  expect(forms).toEqual([
    `<div class="product-restock-notification" data-product-id="${shop.wanted.productId}" data-variant-id="${shop.wanted.variantId}" hidden>`,
  ])
  expect(text).toContain('placeholder="Email address"')
  expect(text).toContain('name="isJoinMailingList">Subscribe to our newsletter, too')
  expect(text.indexOf('product-restock-form')).toBeGreaterThan(
    text.indexOf('</form>', text.indexOf('ProductItem-form')),
  )
})

it('has a page for visitors without scripts', async () => {
  const shop = await testRestock()
  const path = `/account/restock/${shop.wanted.productId}`
  expect((await shop.call('PUT', '/api/studio/captcha', { kind: 'built-in' })).status).toBe(200)
  const { text } = await shop.visitor.visit(path)
  expect(text).toContain(`name="variantId" value="${shop.wanted.variantId}"`)
  const wrong = await shop.visitor.submit(path, { ...shop.wanted, email: 'ada' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Email is invalid')
  expect(wrong.text).toContain('value="ada"')
  const robot = { ...shop.wanted, email: 'robot@example.com', website: 'https://example.com' }
  expect((await shop.visitor.submit(path, robot)).status).toBe(303)
  const done = await shop.visitor.submit(path, { ...shop.wanted, email: ADA })
  expect(done).toMatchObject({ status: 303, headers: { location: `${path}?done=1` } })
  expect((await shop.visitor.visit(`${path}?done=1`)).text).toContain('Signed up!')
  expect((await shop.listSignUps()).signUps).toMatchObject([{ email: ADA }])
  expect((await shop.visitor.visit(`/account/restock/${newId()}`)).status).toBe(404)
})

it('forgets sign-ups a month after their email, and after a year of waiting', async () => {
  const shop = await testRestock()
  const age = (sql: string) =>
    shop.pool.query(`update restock_sign_up set ${sql} where site_id = $1`, [shop.site.id])
  await shop.ask(ADA)
  await deleteOldSignUps(shop.db)
  expect(await shop.countRows()).toBe(1)
  await age(`notified_at = now() - interval '31 days'`)
  await shop.ask(ADA)
  await deleteOldSignUps(shop.db)
  expect(await shop.countRows()).toBe(1)
  await age(`created_at = now() - interval '13 months'`)
  await deleteOldSignUps(shop.db)
  expect(await shop.countRows()).toBe(0)
})
