import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  changeTheme,
  changeThemeFile,
  createOwnTheme,
  listOwnThemes,
  type OwnTheme,
  type OwnThemeFiles,
  publishOwnTheme,
  readOwnTheme,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { exported } from '../../../test/archive.ts'
import { testOwner } from '../../../test/owner.ts'
import { testSite, TestBrowser } from '../../../test/site.ts'
import { createFolderSource, importArchive } from '../index.ts'

const path = (route: { readonly path: string }, id: string) => route.path.replace('{id}', id)
const REGION = `<!doctype html><html lang="en"><head>{squarespace-headers}</head><body>OWN{squarespace.main-content}</body></html>`

/** A site that uses a theme of its own, with a published change and a later one. */
async function createShop() {
  const shop = await testSite()
  const owner = await testOwner(shop, 'admin')
  const body = { title: 'Mine', base: 'kiln' }
  const theme = (await owner.call('POST', createOwnTheme.path, body)).body as OwnTheme
  const save = (version: number, file: string, text: string | null) =>
    owner.call('PUT', path(changeThemeFile, theme.id), { version, path: file, text })
  await save(0, 'site.region', REGION)
  await owner.call('PUT', path(publishOwnTheme, theme.id), { version: 1 })
  await save(1, 'README.md', null)
  await save(2, 'site.region', REGION.replace('OWN', 'LATER'))
  expect((await owner.call('PUT', changeTheme.path, { name: theme.name })).status).toBe(200)
  return { ...shop, owner, theme, siteId: shop.site.id }
}

it('moves the themes of a site with it, published and as a draft, to a site beside it', async () => {
  const shop = await createShop()
  const { app, db, files, theme } = shop
  const { folder } = await exported(shop)
  const identifier = `${shop.host.replace('.test', '')}-copy`
  const host = `${identifier}.test`
  const result = await importArchive(db, files, createFolderSource(folder), { identifier, host })
  if (!('target' in result)) throw new Error(JSON.stringify(result))
  expect((await new TestBrowser(app, host).visit('/')).text).toContain('OWN')

  const { siteId } = result.target
  const copy = { db, site: { id: siteId }, browser: () => new TestBrowser(app, host) }
  const owner = await testOwner(copy, 'admin')
  const { themes } = (await owner.call('GET', listOwnThemes.path)).body as {
    readonly themes: readonly OwnTheme[]
  }
  expect(themes).toMatchObject([
    { title: 'Mine', base: 'Kiln', isUsed: true, version: 2, publishedVersion: 1 },
  ])
  const [copied] = themes
  expect(copied?.id).not.toBe(theme.id)
  const read = await owner.call('GET', path(readOwnTheme, copied?.id ?? ''))
  const changed = (read.body as OwnThemeFiles).files.filter(({ state }) => state !== 'same')
  expect(changed.map(({ path: file, state }) => [file, state])).toEqual([
    ['README.md', 'removed'],
    ['site.region', 'changed'],
  ])
  await owner.call('PUT', path(publishOwnTheme, copied?.id ?? ''), { version: 2 })
  expect((await owner.browser.visit('/')).text).toContain('LATER')
  // The theme of the first site is another one.
  expect((await shop.browser().visit('/')).text).toContain('OWN')
})

it('rejects a theme with files that leave it, and a site without the theme that it uses', async () => {
  const shop = await createShop()
  const { db, files, theme } = shop
  const { folder } = await exported(shop)
  const file = join(folder, 'themes', `${theme.id}.json`)
  const text = readFileSync(file, 'utf8')
  const read = async () => importArchive(db, files, createFolderSource(folder), { dryRun: true })
  writeFileSync(file, text.replace('"README.md"', '"../README.md"'))
  expect(await read()).toMatchObject({ state: 'invalid' })
  writeFileSync(file, text.replace('"isPublished": true', '"isPublished": false'))
  expect(await read()).toMatchObject({
    state: 'invalid',
    errors: [{ file: 'site.json', message: expect.stringContaining('does not have the theme') }],
  })
})
