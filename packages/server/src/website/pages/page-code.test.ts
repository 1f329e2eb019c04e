import { pageTypeCodes } from '@vitrine/model'
import { newCollection, newItem, newPage, newSiteSettings, type PageCode } from '@vitrine/page'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { TestBrowser, testSite } from '../../test/site.ts'
import { hashScript } from '../../platform/http/security-headers.ts'

const EN = 'en-US'
const INLINE = 'window.counted = 1 < 2'

const siteCode: PageCode = {
  head: `<meta name="site-check" content="a"><script>${INLINE}</script>`,
  foot: '<p class="of-site" onclick="a()">Site</p>',
}
const pageCode: PageCode = {
  head: '<style>.of-page{color:red}</style><link rel="stylesheet" href="https://a.example/a.css">',
  foot: '<script async src="https://stats.example/a.js"></script><iframe src="https://b.example"></iframe>',
}

async function siteWithCode() {
  const shop = await testSite()
  const { db, site } = shop
  const settings = newSiteSettings({ locale: EN, title: 'Shop' })
  await publishNow(db, site.id, { kind: 'site-settings', body: { ...settings, code: siteCode } })
  const page = (slug: string, more: object = {}) =>
    publishNow(db, site.id, {
      kind: 'page',
      body: newPage({ locale: EN, title: slug, slug }, { ...more }),
    })
  await page('coded', { settings: { enabled: true, code: pageCode } })
  await page('plain')
  return { ...shop, page }
}

/** Returns the directives of a policy by name. */
function readPolicy(header: unknown): ReadonlyMap<string, string> {
  const parts = String(header)
    .split('; ')
    .map((part) => part.split(' '))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources.join(' ')]))
}

it('adds the code of the site and of the page without scripts, frames and handlers', async () => {
  const { browser } = await siteWithCode()
  const { text, headers } = await browser().visit('/coded')
  const [head = '', body = ''] = text.split('</head>')
  expect(head).toContain(
    '<meta name="site-check" content="a" />\n<style>.of-page{color:red}</style>',
  )
  expect(body).toContain('<p class="of-site">Site</p>')
  for (const word of [INLINE, 'stats.example', 'a.example', 'b.example', 'onclick'])
    expect(text).not.toContain(word)
  expect(headers['content-security-policy']).not.toContain('stats.example')
  const plain = (await browser().visit('/plain')).text
  expect(plain).toContain('of-site')
  expect(plain).not.toContain('of-page')
})

it('adds the code of an item, and not that of its collection', async () => {
  const { browser, db, site } = await siteWithCode()
  const page = newPage(
    { locale: EN, title: 'News', slug: 'news' },
    { collection: newCollection(), settings: { enabled: true, code: { foot: '<p>List</p>' } } },
  )
  const collectionId = await publishNow(db, site.id, { kind: 'page', body: page })
  const item = newItem({ locale: EN, title: 'Coded', slug: 'coded' })
  const body = { ...item, settings: { ...item.settings, code: { foot: '<p>Own</p>' } } }
  await publishNow(db, site.id, { kind: 'item', collectionId, body })
  const { text } = await browser().visit('/news/coded')
  expect(text).toContain('<p class="of-site">Site</p>\n<p>Own</p>')
  expect(text).not.toContain('<p>List</p>')
})

it('keeps the code out of the pages of the platform', async () => {
  const { browser, page } = await siteWithCode()
  await page('lock', {
    type: pageTypeCodes['lock-screen'],
    settings: { enabled: true, code: pageCode },
  })
  for (const path of ['/cart', '/search', '/missing']) {
    const { text } = await browser().visit(path)
    expect(text).toContain('</head>')
    expect(text).not.toContain('site-check')
    expect(text).not.toContain('of-site')
  }
})

it('runs scripts by hash and origin, if the server allows them', async () => {
  const { host, files } = await siteWithCode()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files, production: true, logLevel: 'silent' }
  const app = await buildApp({ ...ports, runsPageScripts: true })
  onTestFinished(() => app.close())
  const { text, headers } = await new TestBrowser(app, host).visit('/coded')
  expect(text).toContain(`<script>${INLINE}</script>`)
  expect(text).toContain('<script async src="https://stats.example/a.js"></script>')
  expect(text).not.toContain('b.example')
  const policy = readPolicy(headers['content-security-policy'])
  expect(policy.get('script-src')).toContain(`'${hashScript(INLINE)}'`)
  expect(policy.get('script-src')).toContain('https://stats.example')
  expect(policy.get('script-src')).not.toContain('unsafe-inline')
  for (const name of ['connect-src', 'img-src', 'frame-src'])
    expect(policy.get(name)).toContain('https://stats.example')
  expect(policy.get('style-src')).not.toContain('stats.example')
  const cart = await new TestBrowser(app, host).visit('/cart')
  expect(cart.text).not.toContain(INLINE)
  expect(cart.headers['content-security-policy']).not.toContain('stats.example')
})
