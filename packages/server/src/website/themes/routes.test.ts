import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  changeTheme,
  changeTweaks,
  createThemeCollection,
  createPreviewLink,
  type DocumentWithDraft,
  previewTweaks,
  readAesthetics,
  readTheme,
  readThemeParts,
  type SiteAesthetics,
  type SiteTheme,
} from '@vitrine/contract'
import { newCollection, newItem, newPage, plainToRich } from '@vitrine/page'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { publishDocuments } from '../../content/documents/index.ts'
import { createThemesFolder } from '../../test/render.ts'
import { testDatabase } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { testOwner } from '../../test/owner.ts'
import { mainMenu, publishNow } from '../../test/publish.ts'
import { TestBrowser, testSite } from '../../test/site.ts'

const OLDER = fileURLToPath(new URL('../../../../../fixtures/older-template', import.meta.url))
const locale = 'en-US'

/** A site in the older template, which lies in a folder of the test's own. */
async function ledger() {
  const folder = createThemesFolder({})
  cpSync(OLDER, join(folder, 'ledger'), { recursive: true })
  // Files that a theme does not have come from `themes/system`.
  rmSync(join(folder, 'system'), { recursive: true })
  const shop = await testSite({ theme: 'ledger' })
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const app = await buildApp({
    ...ports,
    themesDir: folder,
    watchesThemes: true,
    rateLimitScale: 1_000,
  })
  onTestFinished(() => app.close())
  const collectionId = await publishNow(db, shop.site.id, {
    kind: 'page',
    body: newPage(
      { locale, title: 'Journal', slug: 'journal' },
      { collection: newCollection({ typeName: 'journal' }) },
    ),
  })
  await publishNow(db, shop.site.id, {
    kind: 'item',
    collectionId,
    body: newItem(
      { locale, title: 'First entry', slug: 'first' },
      { publishOn: '2026-01-02T09:00:00.000Z' },
    ),
  })
  const browser = () => new TestBrowser(app, shop.host)
  const visitor = browser()
  const visit = async (path: string) => (await visitor.visit(path)).text
  const css = async (more = '') => {
    const [, url = ''] = /href="(\/site\.css\?v=\w+)"/.exec(await visit('/colophon')) ?? []
    return (await visitor.visit(url + more)).text
  }
  const owner = await testOwner({ ...shop, browser })
  return { ...shop, folder, visit, css, visitor, owner, browser }
}

it('renders a template in the older format unchanged', async () => {
  const { visit, css } = await ledger()
  const page = await visit('/colophon')
  expect(page).toContain("A page of the template's own.")
  expect(page).toContain('<h2>From the Journal</h2>')
  expect(page).toMatch(
    /<a href="\/journal\/first">First entry<\/a> <time datetime="2026-01-02">January 02, 2026/,
  )
  expect(page).toContain('class="sqs-layout sqs-grid-12')
  expect(page).toMatch(/<body id="[^"]+" class="header-position-left native-currency-code-usd /)
  expect(page).toContain('"tweakJSON":{"header-position":"Left","hide-dates":"false"}')
  expect(await visit('/journal')).toContain('<h2><a href="/journal/first">First entry</a></h2>')
  expect(await visit('/journal/first')).toContain('<h1>First entry</h1>')
  // The platform's own parts, which the template applies without an ending.
  expect(await visit('/journal/first')).toMatch(
    /href="https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=http[^"]+\/journal\/first"/,
  )
  const styles = await css()
  expect(styles).toMatch(/^@layer reset\{body,h1,h2,p,ul\{margin:0;padding:0\}/)
  expect(styles).toContain('padding:16px')
  expect(styles).toContain('.latest li{margin-bottom:8px}')
  expect(await css('&minify=false')).toContain('.latest li {\n  margin-bottom: 8px;\n}')
})

it('serves the files of a template under the paths that older templates name', async () => {
  const { visitor, db, site } = await ledger()
  const picture = await visitor.visit('/assets/one.svg')
  expect([picture.status, picture.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('image/svg+xml'),
  ])
  const script = await visitor.visit('/scripts/site.js')
  expect([script.status, script.text]).toEqual([200, expect.stringContaining('Y.use(')])
  expect((await visitor.visit('/assets/../template.conf')).status).toBe(404)
  expect((await visitor.visit('/assets/gone.svg')).status).toBe(404)
  // A page may have the path of the scripts.
  expect((await visitor.visit('/scripts/plays')).status).toBe(404)
  await publishNow(db, site.id, {
    kind: 'page',
    body: newPage({ locale, title: 'Plays', slug: 'scripts' }),
  })
  await eventually(async () => expect((await visitor.visit('/scripts')).status).toBe(200))
})

it('sells the products of a template without product templates', async () => {
  const { product, visit, visitor } = await ledger()
  const { id } = await product({ title: 'Mug' })
  const list = await visit('/shop')
  expect(list).toContain('<h1>Shop</h1>')
  const [, address = ''] = /<h2 class="product-list-item-title"><a href="([^"]+)"/.exec(list) ?? []
  const page = await visit(address)
  expect(page).toMatch(/<h1 class="ProductItem-details-title product-title"[^>]*>Mug<\/h1>/)
  expect(page).toContain(`<input type="hidden" name="itemId" value="${id}">`)
  const added = await visitor.submit('/cart/entries', { itemId: id })
  expect(added).toMatchObject({ status: 303, headers: { location: '/cart' } })
})

it('stores the owner’s style values, and returns them', async () => {
  const { owner, css, visit } = await ledger()
  const read = async () => (await owner.call('GET', readTheme.path)).body as SiteTheme
  expect(await read()).toMatchObject({ name: 'ledger', title: 'Ledger', styleError: null })
  expect((await read()).themes).toEqual(expect.arrayContaining(['kiln', 'ledger', 'plain']))
  expect((await read()).collections).toContainEqual({
    typeName: 'journal',
    title: 'Journal',
    pageSize: 1_000,
    ordering: 'chronological',
    acceptTypes: ['text', 'case'],
    isFolder: false,
    isIndex: false,
  })
  const before = await css()
  const values = {
    'accent-color': '#cc0000',
    'header-position': 'Centered',
    'title-font': '"Old Standard", serif',
    'hide-dates': 'true',
  }
  const saved = await owner.call('PUT', changeTweaks.path, { values })
  expect(saved.status).toBe(200)
  await eventually(async () =>
    expect(await visit('/colophon')).toContain('class="header-position-centered hide-dates '),
  )
  const after = await css()
  expect(after).toContain('color:#cc0000')
  expect(after).toContain('font-family:"Old Standard",serif')
  expect(after).toContain('time{display:none}')
  const back = Object.fromEntries(Object.keys(values).map((name) => [name, null]))
  const { body } = await owner.call('PUT', changeTweaks.path, { values: back })
  expect((body as SiteTheme).tweaks.filter(({ isOwn }) => isOwn)).toEqual([])
  await eventually(async () => expect(await css()).toBe(before))
})

it('stores style values as a draft on request: visitors see them when they are published', async () => {
  const { owner, css, visit, db, site, browser } = await ledger()
  const before = await css()
  const values = { 'accent-color': '#cc0000', 'header-position': 'Centered' }
  const { body } = await owner.call('PUT', changeTweaks.path, { values, draft: true })
  expect((body as SiteTheme).tweaks.filter(({ isOwn }) => isOwn)).toHaveLength(2)
  expect(await css()).toBe(before)
  expect(await visit('/colophon')).toContain('class="header-position-left')
  const link = await owner.call('POST', createPreviewLink.path, { label: 'Red' })
  const guest = browser()
  const { pathname, search } = new URL((link.body as { readonly url: string }).url)
  await guest.visit(pathname + search)
  const { text } = await guest.visit('/colophon')
  expect(text).toContain('class="header-position-centered')
  expect(text).toMatch(/<style data-theme-styles>[^<]*color:#cc0000/)
  const { documentId, rev } = (await owner.call('GET', readAesthetics.path)).body as SiteAesthetics
  await publishDocuments(db, site.id, {
    entries: [{ documentId: documentId ?? '', locale, rev }],
    memberId: null,
    label: '',
  })
  await eventually(async () => expect(await css()).toContain('color:#cc0000'))
  expect(await visit('/colophon')).toContain('class="header-position-centered')
})

it('returns what style values change on a page, and saves nothing', async () => {
  const { owner, css } = await ledger()
  const before = await css()
  const preview = async (values: object) => owner.call('POST', previewTweaks.path, { values })
  const { status, body } = await preview({ 'accent-color': '#cc0000', 'hide-dates': 'true' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    classes: ['header-position-left', 'hide-dates'],
    otherClasses: ['header-position-centered', 'header-position-leftright'],
    css: expect.stringContaining('color:#cc0000'),
  })
  const invalid = await preview({ 'accent-color': 'red; }', 'hide-dates': 'perhaps', other: '1' })
  expect(invalid.status).toBe(422)
  expect(Object.keys((invalid.body as { errors: object }).errors)).toHaveLength(3)
  expect(await css()).toBe(before)
})

it('returns the theme’s labels in the owner’s language', async () => {
  const { owner } = await ledger()
  const read = async (locale: string) =>
    (await owner.call('GET', `${readTheme.path}?locale=${locale}`)).body as SiteTheme
  for (const locale of ['de-DE', 'de-AT', 'de']) {
    const { tweaks, collections, customTypes } = await read(locale)
    expect(tweaks).toContainEqual(
      expect.objectContaining({ name: 'accent-color', title: 'Akzent', category: 'Farben' }),
    )
    expect(tweaks).toContainEqual(
      expect.objectContaining({
        title: 'Header',
        options: ['Left', 'Centered', 'Left/Right'],
        optionLabels: ['Left', 'Mittig', 'Left/Right'],
      }),
    )
    expect(collections).toContainEqual(expect.objectContaining({ title: 'Tagebuch' }))
    expect(customTypes).toMatchObject([{ title: 'Fall', fields: [{ title: 'Kunde' }] }])
  }
  const { tweaks } = await read('fr')
  expect(tweaks).toContainEqual(expect.objectContaining({ title: 'Accent', category: 'Colors' }))
})

it('returns the components, the page layouts and the types of items of the theme', async () => {
  const { owner } = await ledger()
  const { body } = await owner.call('GET', readThemeParts.path)
  expect(body).toMatchObject({ layouts: expect.arrayContaining(['default']) })
  expect(body).toMatchObject({
    components: expect.arrayContaining([{ name: 'countdown', title: 'Countdown' }]),
    customTypes: [{ base: 'text', fields: [{ type: 'text' }] }],
  })
})

it('creates a collection with the theme’s settings for its type', async () => {
  const { owner } = await ledger()
  const make = async (body: object) => {
    const answer = await owner.call('POST', createThemeCollection.path, body)
    return { status: answer.status, ...(answer.body as DocumentWithDraft) }
  }
  const journal = await make({ typeName: 'journal' })
  expect(journal.body).toMatchObject({
    meta: { 'en-US': { title: 'Journal', slug: 'journal-1' } },
    collection: { typeName: 'journal', ordering: 2, pageSize: 200 },
  })
  expect(await make({ typeName: 'gallery', title: 'Rooms', slug: 'rooms' })).toMatchObject({
    status: 200,
    body: {
      meta: { 'en-US': { title: 'Rooms', slug: 'rooms' } },
      collection: { typeName: 'gallery', ordering: 1 },
    },
  })
  for (const typeName of ['products', 'nothing', '../journal'])
    expect((await make({ typeName })).status).toBe(404)
})

it('shows the fields of the theme’s custom item types', async () => {
  const { db, site, folder, visit } = await ledger()
  const template = join(folder, 'ledger/collections/journal.item')
  const line =
    '{.section item}<p class="{recordTypeLabel}">{customContent.client|html} {.if customContent.isDone}done{.end} {customContent.note}</p>{.end}'
  writeFileSync(template, line)
  const collectionId = await publishNow(db, site.id, {
    kind: 'page',
    body: newPage(
      { locale, title: 'Work', slug: 'work' },
      { collection: newCollection({ typeName: 'journal' }) },
    ),
  })
  const note = plainToRich('Kept <dry>')
  const fields = { client: 'Ash & Son', isDone: true, note }
  await publishNow(db, site.id, {
    kind: 'item',
    collectionId,
    body: newItem(
      { locale, title: 'Bowls', slug: 'bowls' },
      { custom: { typeName: 'case', fields } },
    ),
  })
  await eventually(async () =>
    expect(await visit('/work/bowls')).toContain(
      '<p class="case">Ash &amp; Son done <p>Kept &lt;dry&gt;</p></p>',
    ),
  )
})

it('rejects invalid values, each with a message, and stores none of them', async () => {
  const { owner } = await ledger()
  const values = {
    'accent-color': 'red; } body { display: none',
    'page-width': '5000px',
    nothing: 'x',
    'hide-dates': 'true',
  }
  const { status, body } = await owner.call('PUT', changeTweaks.path, { values })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    errors: {
      'values.accent-color': 'Enter a color, such as #336699 or rgba(0, 0, 0, .5).',
      'values.page-width': 'Maximum: 1400.',
      'values.nothing': 'The theme has no setting with this name.',
    },
  })
  const read = (await owner.call('GET', readTheme.path)).body as SiteTheme
  expect(read.tweaks.filter(({ isOwn }) => isOwn)).toEqual([])
})

it('serves the last valid styles while the theme’s are invalid, and reports the position to the owner', async () => {
  const { folder, owner, css, visit } = await ledger()
  const good = await css()
  const path = join(folder, 'ledger/styles/journal.less')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, `${text}.x { color: tan; }}\n`)
  const read = async () => (await owner.call('GET', readTheme.path)).body as SiteTheme
  await eventually(async () => expect((await read()).styleError).not.toBeNull())
  expect((await read()).styleError).toEqual({
    file: 'styles/journal.less',
    line: 4,
    column: 19,
    message: "Unrecognised input. Possibly missing opening '{'",
  })
  expect(await css()).toBe(good)
  expect(await visit('/colophon')).toContain('Colophon')
  writeFileSync(path, `${text}.x { color: tan; }\n`)
  await eventually(async () => expect(await css()).toContain('.x{color:tan}'))
})

it('keeps content, menus and values after a change of theme', async () => {
  const { owner, visit, css, db, pool, site } = await ledger()
  const body = mainMenu([{ title: 'To read', url: '/journal' }])
  await publishNow(db, site.id, { kind: 'navigation', body })
  const line = '<a href="/journal">To read</a>'
  await eventually(async () => expect(await visit('/journal')).toContain(line))
  const stored = async () => {
    const of = async (table: string) =>
      (
        await pool.query(
          `select to_jsonb(t) as line from ${table} t where site_id = $1 order by 1`,
          [site.id],
        )
      ).rows
    return Promise.all(['document', 'draft', 'change_set', 'version', 'published'].map(of))
  }
  await owner.call('PUT', changeTweaks.path, { values: { 'accent-color': '#cc0000' } })
  const before = await stored()
  expect(before.flat().length).toBeGreaterThan(9)
  expect((await owner.call('PUT', changeTheme.path, { name: 'kiln' })).status).toBe(200)
  await eventually(async () => expect(await visit('/journal')).not.toContain('masthead'))
  expect(await visit('/journal/first')).toContain('First entry')
  expect(await visit('/journal/first')).toContain('To read')
  expect(await stored()).toEqual(before)
  expect((await owner.call('PUT', changeTheme.path, { name: 'ledger' })).status).toBe(200)
  await eventually(async () => expect(await visit('/journal')).toContain('masthead'))
  await eventually(async () => expect(await css()).toContain('#cc0000'))
  expect(await visit('/journal')).toContain(line)
  expect(await stored()).toEqual(before)
  const { status } = await owner.call('PUT', changeTheme.path, { name: '../kiln' })
  expect(status).toBe(404)
})

it('is only for staff who manage the website', async () => {
  const shop = await testSite()
  const writer = await testOwner(shop, 'editor')
  for (const [method, path, body] of [
    ['GET', readTheme.path, undefined],
    ['PUT', changeTheme.path, { name: 'kiln' }],
    ['PUT', changeTweaks.path, { values: {} }],
    ['POST', previewTweaks.path, { values: {} }],
  ] as const)
    expect((await writer.call(method, path, body)).status).toBe(403)
})
