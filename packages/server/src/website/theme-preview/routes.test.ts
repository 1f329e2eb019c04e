import {
  changeTheme,
  changeTweaks,
  createDocument,
  readThemeChoices,
  type Reply,
  saveAesthetics,
  type ThemeComparison,
} from '@vitrine/contract'
import { newContent, newPage, newSection } from '@vitrine/page'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { testOwner } from '../../test/owner.ts'
import { mainMenu, publishNow } from '../../test/publish.ts'
import { createThemesFolder } from '../../test/render.ts'
import { TestBrowser, testSite } from '../../test/site.ts'

const locale = 'en-US'
const PREVIEW = '/config/canvas/themes/plain'

const toRegion = (more: string) =>
  `<!doctype html><html><head>{squarespace-headers}</head><body>${more}{squarespace.main-content}</body></html>`

const files = {
  'template.conf': JSON.stringify({
    name: 'Plain',
    layouts: { default: { regions: ['site.region'] } },
    stylesheets: ['plain.less'],
  }),
  'site.region': toRegion(
    '<header>PLAIN<a href="/about" target="_blank">About</a><a href="https://example.com/">Out</a>' +
      '<a href="/cart">Cart</a><a href="#top">Up</a><img src="/static/theme/dot.svg" alt=""></header>',
  ),
  'styles/plain.less':
    '// tweak: {"type": "color", "title": "ink-color"}\n@ink-color: #123456;\n.plain{color:@ink-color;background:url("/static/theme/dot.svg")}',
  'assets/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '../rich/template.conf': JSON.stringify({
    name: 'Rich',
    layouts: {
      default: { regions: ['site.region'] },
      wide: { regions: ['site.region'] },
    },
    navigations: [{ name: 'mainNav' }],
    stylesheets: ['rich.less'],
  }),
  '../rich/site.region': toRegion(
    'RICH{.if siteHeader.search}S{.end}{squarespace.footer-sections}',
  ),
  '../rich/styles/rich.less':
    '// tweak: {"type": "color", "title": "accent-color"}\n@accent-color: #654321;\n.rich{color:@accent-color}',
} as const

/** A site in the theme Rich, which has what Plain lacks. */
async function createShop() {
  const shop = await testSite({ theme: 'rich' })
  const { db, pool, changes } = await testDatabase()
  const app = await buildApp({
    ...{ db, pool, changes, files: shop.files, production: false, logLevel: 'silent' },
    ...{ themesDir: createThemesFolder(files), watchesThemes: true, rateLimitScale: 1_000 },
  })
  onTestFinished(() => app.close())
  await publishNow(db, shop.site.id, {
    kind: 'page',
    body: newPage(
      { locale, title: 'About', slug: 'about' },
      { settings: { enabled: true, layout: 'wide' } },
    ),
  })
  const browser = () => new TestBrowser(app, shop.host)
  const owner = await testOwner({ ...shop, browser })
  return { ...shop, app, browser, owner }
}

it('shows a page in another theme to its staff only, and visitors see nothing of it', async () => {
  const { owner, browser } = await createShop()
  const { status, text, headers } = await owner.browser.send('GET', `${PREVIEW}?path=/about`)
  expect(status).toBe(200)
  expect(text).toContain('PLAIN')
  expect(text).toMatch(/\.plain\{color:#123456/)
  expect(text).not.toContain('<script')
  expect(text).not.toContain('/site.css')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['set-cookie']).toBeUndefined()
  expect(String(headers['content-security-policy'])).toContain("form-action 'none'")
  const page = await browser().visit('/about')
  expect(page.text).toContain('RICH')
  expect(page.text).not.toContain('PLAIN')
})

it('shows drafts, which visitors do not see, and lists them to be chosen', async () => {
  const { owner, browser } = await createShop()
  const draft = newPage({ locale, title: 'Unpublished', slug: 'unpublished' })
  const created = await owner.call('POST', createDocument.path, { kind: 'page', body: draft })
  expect(created.status).toBe(200)
  const preview = await owner.browser.send('GET', `${PREVIEW}?path=/unpublished`)
  expect(preview.status).toBe(200)
  expect((await browser().visit('/unpublished')).status).toBe(404)
  const { body } = await owner.call('GET', readThemeChoices.path)
  expect(body).toMatchObject({
    pages: expect.arrayContaining([{ path: '/unpublished', title: 'Unpublished', kind: 'page' }]),
  })
})

it('remembers the theme before the last switch', async () => {
  const { owner } = await createShop()
  const readChoices = async () => (await owner.call('GET', readThemeChoices.path)).body
  expect(await readChoices()).toMatchObject({ current: 'rich', previous: null })
  await owner.call('PUT', changeTheme.path, { name: 'plain' })
  // The second click of a double click changes nothing.
  await owner.call('PUT', changeTheme.path, { name: 'plain' })
  await eventually(async () =>
    expect(await readChoices()).toMatchObject({ current: 'plain', previous: 'rich' }),
  )
})

it('tells what of the header, the footer and the menus would be lost', async () => {
  const { owner, site, db } = await createShop()
  const header = {
    elements: [{ id: 'search' as const }, { id: 'menu' as const, hidden: true as const }],
  }
  const footer = { section: newSection(() => 'f1', { kind: 'footer' }), blocks: [] }
  const body = { schema: 1 as const, header, ...newContent([footer]) }
  await publishNow(db, site.id, { kind: 'header-footer', body })
  await publishNow(db, site.id, {
    kind: 'navigation',
    body: mainMenu([{ title: 'Out', url: 'https://example.com/' }]),
  })
  await eventually(async () =>
    expect((await owner.call('GET', `${readThemeChoices.path}/plain`)).body).toMatchObject({
      elements: [{ part: 'header', name: 'search' }],
      areas: ['footer'],
      menus: ['mainNav'],
    }),
  )
})

it('leads links to previews of their pages or nowhere, and serves the files of the theme', async () => {
  const { owner, browser } = await createShop()
  const { text } = await owner.browser.send('GET', `${PREVIEW}?path=/about`)
  expect(text).toContain(`<a href="${PREVIEW}?path=%2Fabout">About</a>`)
  expect(text).toContain('<a>Out</a><a>Cart</a><a href="#top">Up</a>')
  expect(text).toContain(`<img src="${PREVIEW}/files/dot.svg?v=`)
  expect(text).not.toContain('/static/theme/')
  const file = await owner.browser.send('GET', `${PREVIEW}/files/dot.svg`)
  expect(file).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
  expect((await owner.browser.send('GET', `${PREVIEW}/files/none.svg`)).status).toBe(404)
  expect((await browser().send('GET', `${PREVIEW}/files/dot.svg`)).status).toBe(401)
  const missing = await owner.browser.send('GET', `${PREVIEW}?path=/%E0%A4%A`)
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('PLAIN')
})

it('is for staff who may change the theme, of this site, and for installed themes', async () => {
  const shop = await createShop()
  const writer = await testOwner(shop, 'editor')
  const other = await testOwner(await testSite())
  const api = readThemeChoices.path
  for (const path of [PREVIEW, `${PREVIEW}/files/dot.svg`, api, `${api}/plain`]) {
    expect((await writer.browser.send('GET', path)).status).toBe(403)
    expect((await shop.browser().send('GET', path)).status).toBe(401)
    const stolen = new TestBrowser(shop.app, shop.host)
    for (const [name, value] of other.browser.cookies) stolen.cookies.set(name, value)
    expect((await stolen.send('GET', path)).status).toBe(401)
  }
  const unknown = ['/config/canvas/themes/none', `${api}/none`, '/config/canvas/themes/..%2Fplain']
  for (const path of unknown) expect((await shop.owner.browser.send('GET', path)).status).toBe(404)
})

it('lists the themes and pages to choose from', async () => {
  const { owner, product } = await createShop()
  await product({ title: 'Mug', urlId: 'mug' })
  const { body } = await owner.call('GET', readThemeChoices.path)
  const { current, themes, pages } = body as Reply<typeof readThemeChoices>
  expect(current).toBe('rich')
  expect(themes).toEqual(
    expect.arrayContaining([
      { name: 'plain', title: 'Plain' },
      { name: 'rich', title: 'Rich' },
    ]),
  )
  expect(pages[0]).toEqual({ path: '/', title: '', kind: 'home' })
  expect(pages).toContainEqual({ path: '/shop/p/mug', title: 'Mug', kind: 'product' })
  expect(pages).toContainEqual({ path: '/about', title: 'About', kind: 'page' })
})

it('tells what would change, and what returns with a theme', async () => {
  const { owner } = await createShop()
  const compare = async (name: string) =>
    (await owner.call('GET', `${readThemeChoices.path}/${name}`)).body as ThemeComparison
  await owner.call('PUT', changeTweaks.path, { values: { 'accent-color': '#cc0000' } })
  await eventually(async () =>
    expect(await compare('plain')).toMatchObject({
      title: 'Plain',
      keepsPalette: false,
      layouts: [{ name: 'wide', pages: ['About'] }],
      settings: ['accent-color'],
      storedSettings: 0,
    }),
  )
  const palette = {
    ...{ lightest: '#ffffff', light: '#eeeeee', accent: '#aa0000' },
    ...{ dark: '#333333', darkest: '#111111' },
  }
  await owner.call('PUT', saveAesthetics.path, { palette })
  await eventually(async () => expect((await compare('plain')).keepsPalette).toBe(true))
  expect((await owner.call('PUT', changeTheme.path, { name: 'plain' })).status).toBe(200)
  const back = await compare('rich')
  expect(back).toMatchObject({ layouts: [], settings: [], storedSettings: 1 })
})
