import { newAesthetics, newPage, newContent, newSiteSettings, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { createDocument } from '../../content/documents/index.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'

const EN = 'en-US'

async function draftDocument(kind: 'page' | 'site-settings' | 'aesthetics', body: object) {
  const shop = await testSite()
  const { id } = await createDocument(shop.db, shop.site.id, {
    kind,
    body: JSON.parse(JSON.stringify(body)),
    memberId: null,
  })
  const { browser } = await testOwner(shop)
  const send = (version: string) => browser.send('GET', `/config/canvas/${id}/${version}`)
  return { shop, id, send }
}

it('shows the announcement of a draft on the home page, and the home page without it', async () => {
  const settings = newSiteSettings({ locale: EN, title: 'Test' })
  const text = { [EN]: plainToRich('Closed on Sunday') }
  const announcementBar = { ...settings.announcementBar, enabled: true, text }
  const { shop, id, send } = await draftDocument('site-settings', { ...settings, announcementBar })
  const after = await send('site-draft')
  expect(after.status).toBe(200)
  expect(after.text).toContain('Closed on Sunday')
  expect(after.text).not.toContain('<script')
  const before = await send('site-now')
  expect(before.status).toBe(200)
  expect(before.text).not.toContain('Closed on Sunday')
  const path = `/config/canvas/${id}/site-draft`
  expect((await shop.browser().send('GET', path)).status).toBe(401)
})

it('shows the colors of a draft on the home page', async () => {
  const palette = { lightest: '#ffffff', light: '#eeeeee', accent: '#113388' }
  const body = { ...newAesthetics(), palette: { ...palette, dark: '#333333', darkest: '#0a0b0c' } }
  const { send } = await draftDocument('aesthetics', body)
  expect((await send('site-draft')).text).toContain('#0a0b0c')
  expect((await send('site-now')).text).not.toContain('#0a0b0c')
})

it('is for documents that every page shows', async () => {
  const page = newPage({ locale: EN, title: 'About us', slug: 'about' }, newContent())
  const { send } = await draftDocument('page', page)
  expect((await send('site-draft')).status).toBe(404)
})
