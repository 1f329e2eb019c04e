import { newCollection, newItem, newPage, type Page } from '@vitrine/page'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { createThemesFolder } from '../../test/render.ts'
import { testDatabase } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { TestBrowser, testSite } from '../../test/site.ts'
import { EN } from '../../test/pages.ts'

/** A site in a theme that has these files and no more. */
async function themed(files: Readonly<Record<string, string>>) {
  const shop = await testSite({ theme: 'plain' })
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const app = await buildApp({ ...ports, themesDir: createThemesFolder(files) })
  onTestFinished(() => app.close())
  const page = (slug: string, given: Partial<Page> = {}) =>
    publishNow(db, shop.site.id, {
      kind: 'page',
      body: newPage({ locale: EN, title: slug, slug }, given),
    })
  const item = (collectionId: string, slug: string, publishOn: string) =>
    publishNow(db, shop.site.id, {
      kind: 'item',
      collectionId,
      body: newItem({ locale: EN, title: slug, slug }, { publishOn: `${publishOn}T09:00:00.000Z` }),
    })
  return { page, item, visit: (path: string) => new TestBrowser(app, shop.host).visit(path) }
}

it('redirects a collection to its first item if the theme has no list for it', async () => {
  const { page, item, visit } = await themed({
    'collections/projects.item': 'item {item.title}',
    'collections/both.item': 'item {item.title}',
    'collections/both.list': 'list {collection.title}',
  })
  const collection = (typeName: string) => newCollection({ typeName })
  const projects = await page('projects', { collection: collection('projects') })
  await page('empty', { collection: collection('projects') })
  const both = await page('both', { collection: collection('both') })
  for (const [id, prefix] of [
    [projects, 'p'],
    [both, 'b'],
  ] as const) {
    await item(id, `${prefix}-old`, '2026-01-01')
    await item(id, `${prefix}-new`, '2026-02-01')
  }
  expect(await visit('/projects')).toMatchObject({
    status: 302,
    headers: { location: '/projects/p-new' },
  })
  expect((await visit('/projects?ref=x')).headers['location']).toBe('/projects/p-new?ref=x')
  expect((await visit('/projects/p-new')).text).toBe('item p-new')
  expect((await visit('/projects?format=json')).body).toMatchObject({ items: [{}, {}] })
  expect(await visit('/both')).toMatchObject({ status: 200, text: 'list both' })
  expect((await visit('/empty')).status).toBe(200)
})

it('renders a page in its layout, of several regions, or in the default one', async () => {
  const { page, visit } = await themed({
    'template.conf': JSON.stringify({
      layouts: {
        default: { regions: ['site.region'] },
        wide: { regions: ['head', 'foot.region'] },
      },
    }),
    'head.region': 'wide {collection.regionName}: {squarespace.main-content}',
    'regions/foot.region': ' foot',
    'collections/blog.list': 'list',
  })
  const settings = (layout: string) => ({ settings: { enabled: true, layout } })
  const collection = newCollection()
  await page('wide', { collection, ...settings('wide') })
  await page('gone', { collection, ...settings('gone') })
  await page('plain', { collection })
  expect((await visit('/wide')).text).toBe('wide wide: list foot')
  expect((await visit('/gone')).text).toBe('list')
  expect((await visit('/plain')).text).toBe('list')
})

it('renders collections of unknown types as posts', async () => {
  const { page, item, visit } = await themed({
    'collections/blog.list': 'posts {.repeated section items}{title}{.end}',
    'collections/blog.item': 'post {item.title}',
  })
  const id = await page('odd', { collection: newCollection({ typeName: 'odd' }) })
  await item(id, 'one', '2026-01-01')
  expect((await visit('/odd')).text).toBe('posts one')
  expect((await visit('/odd/one')).text).toBe('post one')
})
