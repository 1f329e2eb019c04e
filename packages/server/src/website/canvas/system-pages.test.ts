import { pageTypeCodes, type SystemPageType, systemPageTypes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { waitForChanges } from '../../test/database.ts'
import { testOwner } from '../../test/owner.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'

const EN = 'en-US'
const AT = '/api/studio/system-pages'

async function testStaff() {
  const shop = await testSite()
  const { browser, call } = await testOwner(shop)
  const show = async (path: string) => (await browser.send('GET', `/config/canvas/${path}`)).text
  const create = (type: SystemPageType) => call('POST', AT, { type })
  const list = async () => {
    const { body } = await call('GET', '/api/studio/pages')
    return (body as { readonly pages: readonly { readonly pageType: number }[] }).pages
  }
  return { ...shop, call, show, create, list }
}

/** Returns what a page shows in its main element, without the fields and links that differ for each visitor. */
function getMain(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  return main.replaceAll(/ (?:value|href|tabindex)="[^"]*"/g, '').trim()
}

it('shows the default of a page as visitors see it, and changes nothing', async () => {
  const { show, list, browser, call, site, db } = await testStaff()
  const body = newPage({ locale: EN, title: 'Trade', slug: 'trade' })
  await publishNow(db, site.id, { kind: 'page', body: { ...body, access: { kind: 'password' } } })
  await waitForChanges()
  const before = await list()
  const visitors = {
    'not-found': '/nothing',
    'lock-screen': '/trade',
    'sso-page': '/account/login',
    search: '/search',
  }
  for (const [type, path] of Object.entries(visitors)) {
    const shown = getMain(await show(`defaults/${type}`))
    expect(shown).not.toBe('')
    expect(shown).toBe(getMain((await browser().visit(path)).text))
  }
  const locked = await show('defaults/lock-screen')
  expect(locked).not.toContain('<script')
  await call('PUT', '/api/studio/site-lock', { password: 'open, sesame' })
  await waitForChanges()
  const { text } = await browser().visit('/')
  for (const page of [locked, text]) expect(page).not.toMatch(/site-header|site-footer/)
  expect(await list()).toEqual(before)
  expect(await show('defaults/checkout')).toContain('<h1>This page could not be')
})

it('begins a page with the texts of the default in every language of the site, once', async () => {
  const { create, call, show, list, db, site } = await testStaff()
  await updateLanguages(db, site.id, [
    { tag: EN, isCustomCode: false, enabled: true },
    { tag: 'fr', prefix: 'fr', isCustomCode: false, enabled: true },
  ])
  await waitForChanges()
  for (const type of systemPageTypes) expect(await create(type)).toMatchObject({ status: 200 })
  expect(new Set((await list()).map(({ pageType }) => pageType))).toEqual(
    new Set(systemPageTypes.map((type) => pageTypeCodes[type])),
  )
  expect(await create('lock-screen')).toMatchObject({
    status: 409,
    body: { code: 'documents.systemPageExists' },
  })
  const pages = (await list()) as readonly { readonly id: string; readonly pageType: number }[]
  const lock = pages.find(({ pageType }) => pageType === pageTypeCodes['lock-screen'])
  expect(await show(lock?.id ?? '')).toContain('This page is locked')
  expect(await call('GET', `/api/studio/documents/${lock?.id}`)).toMatchObject({
    body: { body: { meta: { [EN]: { title: 'Locked' }, fr: { title: 'Page protégée' } } } },
  })
  expect(await show(`${lock?.id}?locale=fr`)).not.toContain('This page is locked')
})

it('shows the form of the lock screen below its sections, without header and footer', async () => {
  const { show, call } = await testStaff()
  const words = newBlock(() => 'words', 2, { text: { [EN]: { body: plainToRich('Ask us') } } })
  const content = newContent([{ section: newSection(() => 'hero'), blocks: [words] }])
  const createOwn = async (type: SystemPageType) => {
    const body = newPage(
      { locale: EN, title: type, slug: type },
      { type: pageTypeCodes[type], ...content },
    )
    const { id } = (await call('POST', '/api/studio/documents', { kind: 'page', body })).body as {
      readonly id: string
    }
    return id
  }
  const lock = await createOwn('lock-screen')
  const canvas = await show(lock)
  expect(canvas).not.toMatch(/site-header|site-footer/)
  expect(canvas.indexOf('data-b="words"')).toBeGreaterThan(0)
  expect(canvas).toContain('lock-screen has-own-text')
  expect(canvas.indexOf('name="password"')).toBeGreaterThan(canvas.indexOf('data-b="words"'))
  expect(canvas).not.toContain('This page is locked')
  const draft = await show(`${lock}/draft`)
  expect(draft).toContain('name="password"')
  expect(draft).not.toContain('data-b=')
  const search = await show(await createOwn('search'))
  expect(search.indexOf('role="search"')).toBeGreaterThan(search.indexOf('data-b="words"'))
  expect(search).toContain('site-header')
})
