import { beginSite, readSetup, readShippingZones, type Setup, setUpOwner } from '@vitrine/contract'
import { PLACEHOLDER_OWNER_EMAIL } from '@vitrine/model'
import { expect, it } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { createSignInLink, createStaffMember } from '../../identity/accounts/index.ts'
import { openSite } from '../../identity/sites/index.ts'
import { testProduct } from '../../test/product.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { ensureStructure } from '../demo/index.ts'

const BEGINNING = {
  theme: 'folio',
  starter: 'studio',
  title: 'Saltmarsh Pottery',
  tagLine: 'Pots for slow mornings',
  contactEmail: 'hello@saltmarsh.test',
  language: 'de',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
} as const

/** Creates a site as `--empty` does, with its owner signed in by the one-time link. */
async function newInstallation() {
  const shop = await testSite()
  const { db, site } = shop
  const collection = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  const structure = { locale: 'en-US', title: 'My shop', shop: collection, links: [] }
  await ensureStructure(db, site.id, structure)
  await openSite(db, site.id)
  const owner = { email: PLACEHOLDER_OWNER_EMAIL, role: 'admin' as const }
  const { id } = await createStaffMember(db, site.id, owner)
  const token = await createSignInLink(db, site.id, id)
  const browser = shop.browser()
  const session = await browser.call('POST', '/api/studio/session/link', { token })
  const { crumb } = session.body as { readonly crumb: string }
  const call = (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) =>
    browser.send(method, url, body, { 'x-csrf-token': crumb })
  const read = async () => (await call('GET', readSetup.path)).body as Setup
  const begin = (more: object = {}) => call('POST', beginSite.path, { ...BEGINNING, ...more })
  return { ...shop, id, staff: browser, call, read, begin }
}

it('lists each starter of each theme, and what is left to set up', async () => {
  const { read } = await newInstallation()
  const { needsOwner, canBegin, looks } = await read()
  expect({ needsOwner, canBegin }).toEqual({ needsOwner: true, canBegin: true })
  expect(looks).toContainEqual({
    ...{ theme: 'folio', themeTitle: 'Folio', starter: 'studio', name: 'Studio', kind: 'services' },
    description: expect.stringContaining('small studio'),
  })
  expect(new Set(looks.map(({ theme }) => theme)).size).toBeGreaterThan(2)
  expect(looks.filter(({ kind }) => kind === 'event').map(({ theme }) => theme)).toEqual([
    'foyer',
    'foyer',
  ])
})

it('gives the owner an address and a password at once, and only once', async () => {
  const { call, read, browser, db, site, id } = await newInstallation()
  const unused = await createSignInLink(db, site.id, id)
  const owner = { email: 'Ines@saltmarsh.test', newPassword: 'a kiln at the sea' }
  const weak = await call('PUT', setUpOwner.path, { ...owner, newPassword: 'short' })
  expect(weak).toMatchObject({ status: 400, body: { code: 'accounts.passwordTooShort' } })
  expect(await read()).toMatchObject({ needsOwner: true })

  expect((await call('PUT', setUpOwner.path, owner)).status).toBe(200)
  expect(await read()).toMatchObject({ needsOwner: false, canBegin: true })
  const again = await call('PUT', setUpOwner.path, owner)
  expect(again).toMatchObject({ status: 409, body: { code: 'setup.ownerKnown' } })
  const { email, newPassword: password } = owner
  const signedIn = await browser().call('POST', '/api/studio/session', { email, password })
  expect(signedIn.status).toBe(200)
  const byLink = await browser().call('POST', '/api/studio/session/link', { token: unused })
  expect(byLink.status).toBe(401)
})

it('takes no new address from an owner who has a password: the account page asks for it', async () => {
  const { call, read } = await newInstallation()
  const newPassword = 'a kiln at the sea'
  expect((await call('PUT', '/api/studio/password', { newPassword })).status).toBe(200)
  expect(await read()).toMatchObject({ needsOwner: false })
  const owner = { email: 'ines@saltmarsh.test', newPassword: 'a kiln at the lake' }
  expect(await call('PUT', setUpOwner.path, owner)).toMatchObject({
    status: 409,
    body: { code: 'setup.ownerKnown' },
  })
})

it('begins the site with a look, a title and facts, as often as the owner changes none of it', async () => {
  const { begin, browser, read, call } = await newInstallation()
  expect(await begin({ theme: 'kiln', starter: 'default' })).toMatchObject({ status: 200 })
  const { status, body } = await begin()
  expect({ status, body }).toEqual({ status: 200, body: { homeId: expect.any(String) } })
  const { text } = await browser().visit('/')
  for (const each of ['lang="de"', 'Saltmarsh Pottery', 'Pots for slow mornings'])
    expect(text).toContain(each)
  expect(text).not.toContain('A studio for')
  expect((await browser().visit('/contact')).status).toBe(200)
  expect((await call('GET', '/api/studio/site')).body).toMatchObject({
    ...{ title: 'Saltmarsh Pottery', contactEmail: 'hello@saltmarsh.test' },
    ...{ language: 'de', timeZone: 'Europe/Berlin', currency: 'EUR' },
  })
  expect(await read()).toMatchObject({ canBegin: true })
})

it('shows the home page of each look under the owner’s title, and changes nothing', async () => {
  const { read, staff, browser } = await newInstallation()
  const before = await browser().visit('/')
  const { looks } = await read()
  for (const { theme, starter } of looks) {
    const preview = await staff.visit(
      `/config/canvas/looks/${theme}/${starter}?title=Saltmarsh&tagLine=Slow%20mornings`,
    )
    expect(preview.status, `${theme} ${starter}`).toBe(200)
    expect(preview.text).toContain('Saltmarsh')
    expect(preview.text).toContain('Slow mornings')
    expect(preview.text).toContain(`/config/canvas/themes/${theme}/`)
  }
  expect((await browser().visit('/')).text).toBe(before.text)
  // The limit of the length cuts the last character in half.
  const cut = `${'a'.repeat(199)}%F0%9F%98%80`
  expect((await staff.visit(`/config/canvas/looks/kiln/default?title=${cut}`)).status).toBe(200)
  expect((await staff.visit('/config/canvas/looks/kiln/none')).status).toBe(404)
  const asVisitor = await browser().visit('/config/canvas/looks/kiln/default')
  expect(asVisitor.status).toBe(401)
})

it('replaces no work: not after a product, and not after a change of a page', async () => {
  const sold = await newInstallation()
  await testProduct(sold.db, sold.site.id)
  const refused = { status: 409, body: { code: 'setup.siteChanged' } }
  expect(await sold.begin()).toMatchObject(refused)
  expect(await sold.read()).toMatchObject({ canBegin: false })

  const edited = await newInstallation()
  await edited.pool.query(
    `update document set updated_at = now() + interval '1 second' where site_id = $1`,
    [edited.site.id],
  )
  expect(await edited.begin()).toMatchObject(refused)
  const preview = await edited.staff.visit('/config/canvas/looks/kiln/default')
  expect(preview.status).toBe(409)
})

it('changes no currency that amounts are in, other than those of sample products', async () => {
  const { begin, call } = await newInstallation()
  const festival = { theme: 'foyer', starter: 'default' }
  for (const currency of ['USD', 'CAD'])
    expect(await begin({ ...festival, currency })).toMatchObject({ status: 200 })
  const option = { kind: 'flat', name: 'Post', priceCents: 500 }
  const zones = [{ name: 'Home', countries: ['DE'], rates: [option] }]
  expect((await call('PUT', readShippingZones.path, { zones })).status).toBe(200)
  expect(await begin()).toMatchObject({ status: 409, body: { code: 'settings.currencyInUse' } })
})

it('rejects each invalid fact with its field, and editors altogether', async () => {
  const installation = await newInstallation()
  const wrong = {
    ...{ title: ' ', contactEmail: 'nowhere', language: 'no language', timeZone: '+02:00' },
    currency: 'XYZ',
  }
  const reply = await installation.begin(wrong)
  expect(reply.status).toBe(400)
  const { errors } = reply.body as { readonly errors: Readonly<Record<string, string>> }
  expect(Object.keys(errors).toSorted()).toEqual(Object.keys(wrong).toSorted())
  expect(await installation.begin({ starter: '../default' })).toMatchObject({
    status: 404,
    body: { code: 'setup.unknownLook' },
  })
  const editor = await testOwner(installation, 'editor')
  expect((await editor.call('POST', beginSite.path, BEGINNING)).status).toBe(403)
})

it('lists what a store with products lacks before it is paid with money', async () => {
  const { call, read, product } = await newInstallation()
  const steps = async () => (await read()).storeSteps
  expect(await steps()).toEqual([])
  await product({ title: 'Class', type: 'service' })
  expect(await steps()).toEqual(['payments'])
  await product({ title: 'Mug' })
  expect(await steps()).toEqual(['payments', 'shipping'])
  const payments = '/api/studio/payment-methods'
  await call('PUT', payments, { testPayments: true, methods: [] })
  expect(await steps()).toEqual(['payments', 'shipping'])
  const transfer = { kind: 'bank_transfer', name: 'Transfer', instructions: 'IBAN' }
  await call('PUT', payments, { testPayments: false, methods: [transfer] })
  const rate = { kind: 'flat', name: 'Post', priceCents: 500 }
  const zones = [{ name: 'Home', countries: ['US'], rates: [rate] }]
  expect((await call('PUT', readShippingZones.path, { zones })).status).toBe(200)
  expect(await steps()).toEqual([])
})
