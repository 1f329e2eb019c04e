import { newSiteSettings } from '@vitrine/page'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { findDraft, importBody } from '../documents/index.ts'

const SITE = '/api/studio/site'

async function shopWithSettings() {
  const shop = await testSite()
  const body = newSiteSettings({ locale: 'en-US', title: 'My shop' })
  await publishNow(shop.db, shop.site.id, { kind: 'site-settings', body })
  return { ...shop, ...(await testOwner(shop)) }
}

it('sets contact address, time zone and currency, and leaves what is omitted', async () => {
  const { call } = await shopWithSettings()
  const change = { contactEmail: 'shop@kiln.test', timeZone: 'Asia/Tokyo', currency: 'JPY' }
  expect(await call('PUT', SITE, change)).toMatchObject({ status: 200, body: change })
  expect(await call('PUT', SITE, { timeZone: 'Europe/Berlin' })).toMatchObject({
    status: 200,
    body: { ...change, timeZone: 'Europe/Berlin', canChangeCurrency: true, language: 'en-US' },
  })
  expect(await call('GET', SITE)).toMatchObject({ body: { timeZone: 'Europe/Berlin' } })
})

it('names every invalid setting at once, and changes none', async () => {
  const { call } = await shopWithSettings()
  const change = { contactEmail: 'nobody', timeZone: 'Mars/Base', language: 'x', currency: 'XYZ' }
  const listFields = async (given: object) => {
    const { status, body } = await call('PUT', SITE, given)
    expect(status).toBe(400)
    return Object.keys((body as { readonly errors: object }).errors).toSorted()
  }
  expect(await listFields({ ...change, title: 'New' })).toEqual(Object.keys(change).toSorted())
  const worse = { ...change, title: ' ', timeZone: 5 }
  expect(await listFields(worse)).toEqual(Object.keys(worse).toSorted())
  expect((await call('PUT', SITE, { timeZone: '+02:00' })).status).toBe(400)
  expect(await call('GET', SITE)).toMatchObject({ body: { title: 'My shop' } })
})

it('keeps the currency once there are prices in it', async () => {
  const { call, product } = await shopWithSettings()
  await product()
  expect(await call('GET', SITE)).toMatchObject({ body: { canChangeCurrency: false } })
  expect(await call('PUT', SITE, { currency: 'EUR' })).toMatchObject({
    status: 409,
    body: { code: 'settings.currencyInUse' },
  })
  expect((await call('PUT', SITE, { currency: 'USD' })).status).toBe(200)
})

it('stores the language of an empty site in its canonical form', async () => {
  const { call } = await testOwner(await testSite())
  expect(await call('PUT', SITE, { language: 'de-de' })).toMatchObject({
    status: 200,
    body: { language: 'de-DE' },
  })
})

it('renames the site for visitors, in the studio and in archives, at once', async () => {
  const { app, host, call, browser } = await shopWithSettings()
  const home = async () => (await app.inject({ url: '/cart', headers: { host } })).payload
  for (let turn = 0; turn < 5; turn += 1) {
    const title = `Kiln ${turn}`
    expect(await call('PUT', SITE, { title })).toMatchObject({
      status: 200,
      body: { title, isTitlePublished: true },
    })
    // Without waiting: the process that has published never shows its own old page.
    expect(await home()).toContain(title)
  }
  expect(await browser.call('GET', '/api/studio/session')).toMatchObject({
    body: { site: { title: 'Kiln 4' } },
  })
})

it('publishes no other change of the settings together with the title', async () => {
  const { db, site, app, host, call } = await shopWithSettings()
  const draft = await findDraft(db, site.id, { kind: 'site-settings' })
  if (!draft) throw new Error('The site has settings')
  const { documentId, body } = draft
  const tagLine = { 'en-US': 'Not yet' }
  await importBody(db, site.id, { documentId, memberId: null, body: { ...body, tagLine } })
  expect(await call('PUT', SITE, { title: 'Renamed' })).toMatchObject({
    body: { title: 'Renamed', isTitlePublished: false },
  })
  expect((await app.inject({ url: '/cart', headers: { host } })).payload).not.toContain('Renamed')
})
