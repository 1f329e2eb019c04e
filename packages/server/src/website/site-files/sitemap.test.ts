import {
  type Item,
  newCollection,
  newFolder,
  newItem,
  newPage,
  newSiteSettings,
  type Page,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { renderIndex, splitEntries } from './sitemap.ts'

const locale = 'en-US'

async function site() {
  const shop = await testSite()
  const { db } = shop
  const page = (slug: string, given: Partial<Page> = {}, locales = [locale]) =>
    publishNow(db, shop.site.id, {
      kind: 'page',
      body: newPage({ locale, title: `Page ${slug}`, slug }, given),
      locales,
    })
  const item = (collectionId: string, slug: string, given: Partial<Item> = {}) =>
    publishNow(db, shop.site.id, {
      kind: 'item',
      collectionId,
      body: newItem({ locale, title: slug, slug }, given),
    })
  const settings = (hidden: boolean) => {
    const body = newSiteSettings({ locale, title: 'Test' })
    return publishNow(db, shop.site.id, {
      kind: 'site-settings',
      body: { ...body, seo: { ...body.seo, hidden } },
    })
  }
  const sitemap = async () => (await shop.browser().visit('/sitemap.xml')).text
  const paths = async () =>
    [...(await sitemap()).matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
  return { ...shop, page, item, settings, sitemap, paths }
}

it('lists every public page and item, with the day it was published', async () => {
  const { page, item, product, sitemap, paths } = await site()
  await page('')
  await page('studio')
  const journal = await page('journal', { collection: newCollection() })
  await item(journal, 'first')
  await product({ urlId: 'mug' })
  const entries = await paths()
  for (const path of ['/', '/studio', '/journal', '/journal/first', '/shop', '/shop/p/mug'])
    expect(entries.filter((one) => one === path)).toEqual([path])
  expect(await sitemap()).toMatch(
    /\/journal\/first<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/,
  )
})

it('omits hidden, restricted and noindex content, and links', async () => {
  const { page, item, paths } = await site()
  const members = {
    kind: 'members',
    memberAreaIds: ['0198f0a0-0000-7000-8000-000000000001'],
  } as const
  await page('secret', { access: { kind: 'password' } })
  await page('inner', { access: { ...members, memberAreaIds: [...members.memberAreaIds] } })
  await page('off', { settings: { enabled: false } })
  await page('quiet', { settings: { enabled: true, noindex: true } })
  await page('readme')
  await page('folder', { collection: newFolder([]) })
  const closed = await page('closed', { access: { kind: 'password' }, collection: newCollection() })
  await item(closed, 'post')
  const open = await page('open', { collection: newCollection() })
  await item(open, 'unlisted', { settings: { hidden: true } })
  await item(open, 'quiet', { settings: { noindex: true } })
  await item(open, 'locked', { access: { kind: 'password' } })
  await item(open, 'shown')
  const entries = await paths()
  const theirs = entries.filter((path) => !['/', '/shop'].includes(path ?? ''))
  expect(theirs).toEqual(['/open', '/open/shown'])
})

it('lists the other languages of a page, each with the same list', async () => {
  const { db, site: owner, host, page, sitemap } = await site()
  await updateLanguages(db, owner.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
  const meta = {
    'en-US': { title: 'Studio', slug: 'studio' },
    fr: { title: 'Atelier', slug: 'atelier' },
  }
  await page('studio', { meta }, ['en-US', 'fr'])
  const at = `http://${host}`
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at}${path}"/>`
  const list = [link('en-US', '/studio'), link('fr', '/fr/atelier'), link('x-default', '/studio')]
  const text = await sitemap()
  for (const path of ['/studio', '/fr/atelier']) {
    const [, after = ''] = text.split(`<loc>${at}${path}</loc>`)
    expect(after.split('</url>')[0]?.replace(/<lastmod>.*<\/lastmod>/, '')).toBe(list.join(''))
  }
})

it('lists a product in the languages that have its title, each with the same list', async () => {
  const { db, site: owner, host, product, sitemap } = await site()
  const languages = ['fr', 'de'].map((tag) => ({ tag, isCustomCode: false, enabled: true }))
  await updateLanguages(db, owner.id, languages)
  await product({ urlId: 'bowl' })
  const own = { excerpt: null, body: null, customAddButtonText: null, seoTitle: null }
  const texts = { ...own, seoDescription: null, options: [], categories: [] }
  await product({
    urlId: 'mug',
    texts: [
      { ...texts, locale: 'fr', title: 'Tasse' },
      { ...texts, locale: 'de', title: null, excerpt: 'Ein Becher' },
    ],
  })
  const at = `http://${host}`
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at}${path}"/>`
  const expectListed = async (paths: Readonly<Record<string, string>>) => {
    const list = Object.entries(paths).map(([tag, path]) => link(tag, path))
    const all = [...list, link('x-default', paths['en-US'] ?? '')].join('')
    const text = await sitemap()
    for (const path of Object.values(paths)) {
      const [, after = ''] = text.split(`<loc>${at}${path}</loc>`)
      expect(after.split('</url>')[0]?.replace(/<lastmod>.*<\/lastmod>/, '')).toBe(all)
    }
    expect(text.match(/p\/mug<\/loc>/g)).toHaveLength(Object.keys(paths).length)
    // It has no texts, so that other languages would show the same page.
    expect(text.match(/<loc>[^<]*p\/bowl<\/loc>(?!.*xhtml:link)/g)).toHaveLength(1)
  }
  await expectListed({ 'en-US': '/shop/p/mug', fr: '/fr/shop/p/mug' })
})

it('excludes search engines if the owner wants it', async () => {
  const { settings, browser } = await site()
  await settings(true)
  expect((await browser().visit('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
})

it('shows the readme page, but does not list it', async () => {
  const { page, browser } = await site()
  await page('readme')
  expect((await browser().visit('/readme')).status).toBe(200)
})

it('is divided if it is too large', () => {
  const entries = ['<a/>', '<b/>', '<c/>', '<d/>', '<e/>']
  expect(splitEntries(entries, { addresses: 2, bytes: 1_000 })).toEqual([
    ['<a/>', '<b/>'],
    ['<c/>', '<d/>'],
    ['<e/>'],
  ])
  expect(splitEntries(entries, { addresses: 9, bytes: 11 })).toHaveLength(3)
  expect(splitEntries([])).toEqual([])
  expect(renderIndex('https://a.example', 2)).toContain(
    '<loc>https://a.example/sitemap-2.xml</loc>',
  )
})

it('has no parts if it fits into one', async () => {
  const { browser } = await site()
  expect((await browser().visit('/sitemap-1.xml')).status).toBe(404)
  expect((await browser().visit('/sitemap-0.xml')).status).toBe(404)
})

it('sends 304 for a current sitemap', async () => {
  const { app, host } = await site()
  const first = await app.inject({ url: '/sitemap.xml', headers: { host } })
  const etag = String(first.headers.etag)
  const again = await app.inject({ url: '/sitemap.xml', headers: { host, 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
})
