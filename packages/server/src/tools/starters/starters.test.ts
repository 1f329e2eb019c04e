import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { THEMES } from '../../platform/config/paths.ts'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { testStudio } from '../../test/documents.ts'
import { runThemeCommand } from '../../test/cli/theme-cli.ts'
import { createThemeFolder } from '../../test/themes.ts'
import { checkStarters, listStarters, loadStarter, publishStarter } from './index.ts'

const PAGE = 'documents/pages/home.json'
const folder = (theme: string) => join(fileURLToPath(THEMES), theme, 'starters')

/** Reads the starters of a theme as the files of a theme. */
function readStarters(theme: string): Map<string, Buffer> {
  const found = readdirSync(folder(theme), { recursive: true, withFileTypes: true })
  const paths = found.flatMap((each) => (each.isFile() ? [join(each.parentPath, each.name)] : []))
  const toName = (path: string) => `starters${path.slice(folder(theme).length)}`
  return new Map(paths.map((path) => [toName(path), readFileSync(path)]))
}

/** Returns the starters of Kiln with a change of one file. */
function withChange(file: string, change: (text: string) => string | undefined) {
  const files = readStarters('kiln')
  const path = `starters/default/${file}`
  const changed = change(files.get(path)?.toString() ?? '')
  if (changed === undefined) files.delete(path)
  else files.set(path, Buffer.from(changed))
  return files
}

it.each([
  ['kiln', 'default', 'shop'],
  ['signal', 'default', 'shop'],
  ['folio', 'default', 'portfolio'],
  ['folio', 'studio', 'services'],
  ['galley', 'default', 'writing'],
  ['galley', 'journal', 'writing'],
  ['lintel', 'default', 'services'],
  ['lintel', 'practice', 'services'],
  ['foyer', 'default', 'event'],
  ['foyer', 'season', 'event'],
])('has a valid starter: %s, %s', async (theme, name, kind) => {
  expect(listStarters(theme)).toContain(name)
  expect(await checkStarters(readStarters(theme))).toEqual([])
  expect(await loadStarter(theme, name)).toMatchObject({ kind, language: 'en-US' })
})

it('accepts a theme without starters', async () => {
  expect(await checkStarters(new Map([['template.conf', Buffer.from('{}')]]))).toEqual([])
  expect(await loadStarter('system')).toBeUndefined()
})

it.each<[string, string, (text: string) => string | undefined, string]>([
  [
    'a block of an unknown type',
    PAGE,
    (text) => text.replace('"type": 53', '"type": 9999'),
    'has the unknown type 9999.',
  ],
  [
    'invalid data of a block',
    PAGE,
    (text) => text.replace('"limit": 4', '"limit": 400'),
    'limit must be at most 30.',
  ],
  [
    'a broken document',
    PAGE,
    (text) => text.replace('"schema": 1', '"schema": 2'),
    'draft: schema must be one of 1.',
  ],
  ['broken JSON', PAGE, (text) => text.slice(0, -10), 'Invalid JSON'],
  ['a missing document', PAGE, () => undefined, 'File not found: starter.json lists it.'],
  [
    'an unlisted document',
    'documents/more.json',
    () => '{}',
    'This document is not listed in starter.json.',
  ],
  ['a missing description', 'starter.json', () => undefined, 'File not found.'],
  [
    'an invalid description',
    'starter.json',
    (text) => text.replace('"shop"', '"zoo"'),
    'kind must be one of shop',
  ],
  [
    'an unknown document',
    PAGE,
    (text) => text.replace('shop-collection', 'other-collection'),
    '“other-collection” is no document of this starter. Use “shop-collection” for the shop.',
  ],
  [
    'an image',
    PAGE,
    (text) => text.replace('"columns": 4', '"assetId": "0192f0c0-0000-7000-8000-0000000000aa"'),
    'is an image, which a new site does not have.',
  ],
])('rejects a starter with %s, and names the file', async (_, file, change, message) => {
  const issues = await checkStarters(withChange(file, change))
  expect(issues).toContainEqual({
    file: `starters/default/${file}`,
    message: expect.stringContaining(message),
  })
})

it('is published in the language of the site, with the page of its shop and ids of its own', async () => {
  const studio = await testStudio()
  const { db, site, rows, browser, call } = studio
  await call('PUT', '/site', { language: 'de' })
  const shop = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  const starter = await loadStarter('kiln')
  if (!starter) throw new Error('Kiln has a starter')
  await publishStarter(db, site.id, { starter, shopId: shop.id, locale: 'de' })
  const documents = await rows(
    `select d.document_id as id, body::text, rev, locale from draft d
     join published p using (site_id, document_id, rev) where site_id = $1`,
  )
  expect(documents).toHaveLength(2)
  for (const { id, body, locale } of documents) {
    expect(locale).toBe('de')
    expect(body).not.toMatch(/en-US|shop-collection/)
    expect(body).toContain(shop.id)
    expect(starter.documents.map((document) => document.id)).not.toContain(id)
  }
  const { text } = await browser().visit('/')
  expect(text).toContain('data-placeholder="true"')
  const entries = documents.map(({ id }) => ({ documentId: id, rev: 1, locale: 'de' }))
  expect((await call('POST', '/publications/proposal', { entries })).body).toMatchObject({
    placeholderCount: 9,
    issues: [],
  })
})

it('brings products, and events that are still to come', async () => {
  const { db, site, browser, call } = await testStudio()
  await call('PUT', '/site', { timeZone: 'Europe/Paris' })
  const shop = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  const starter = await loadStarter('foyer')
  if (!starter) throw new Error('Foyer has a starter')
  const written = { ...starter, datesFrom: '2020-03-01' }
  await publishStarter(db, site.id, { starter: written, shopId: shop.id, locale: 'en-US' })
  const { body } = await browser().visit('/programme?format=json')
  const { upcoming } = body as { readonly upcoming: readonly { readonly startDate: number }[] }
  expect(upcoming).toHaveLength(11)
  const time = {
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'Europe/Paris',
  } as const
  const format = new Intl.DateTimeFormat('en', time)
  expect(format.format(upcoming[0]?.startDate)).toBe('Friday, 17')
  const products = await browser().visit('/shop?format=json')
  expect(products.body).toMatchObject({
    items: [
      { title: 'Weekend' },
      { title: 'One day' },
      { title: 'After nine' },
      { title: 'A pitch' },
    ],
  })
  expect(JSON.stringify(products.body)).not.toContain(starter.products[0]?.id)
})

it.each<[string, (text: string) => string, string]>([
  ['an image', (text) => text.replace('"images": []', '"images": [{}]'), 'images'],
  [
    'a category',
    (text) => text.replace('"categoryIds": []', '"categoryIds": ["cups"]'),
    'categoryIds',
  ],
  ['a shop of its own', (text) => text.replace('shop-collection', 'other'), 'collectionId'],
])('rejects a product with %s', async (_, change, member) => {
  const files = readStarters('foyer')
  const path = 'starters/default/products/day-ticket.json'
  files.set(path, Buffer.from(change(files.get(path)?.toString() ?? '')))
  const issues = await checkStarters(files)
  expect(issues).toContainEqual({ file: path, message: expect.stringContaining(member) })
})

it('links from the menu to parts of the home page, and marks none of the links as current', async () => {
  const { db, site, browser } = await testStudio()
  const shop = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  const starter = await loadStarter('kiln')
  if (!starter) throw new Error('Kiln has a starter')
  await publishStarter(db, site.id, { starter, shopId: shop.id, locale: 'en-US' })
  const { text } = await browser().visit('/')
  expect(text).toContain('<a href="/#about">About')
  expect(text).toContain('<section id="about"')
})

it('keeps a theme with an invalid starter from being added', async () => {
  const starter = Object.fromEntries(
    [...withChange(PAGE, () => undefined)].map(([path, bytes]) => [path, bytes.toString()]),
  )
  const theme = createThemeFolder(starter)
  const line = `starters/default/${PAGE}: File not found: starter.json lists it.`
  expect(await runThemeCommand('check', theme)).toMatchObject({
    code: 1,
    output: expect.stringContaining(line.replace('json:', 'json:1:1:')),
  })
  const added = await runThemeCommand('add', theme)
  expect(added).toMatchObject({ code: 1, installed: [] })
})
