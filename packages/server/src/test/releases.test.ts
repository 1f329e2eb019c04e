import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VERSION } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import { ContentChanges } from '../platform/db/content-changes.ts'
import { openDatabase } from '../platform/db/db.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { runImportSite } from '../tools/archive/index.ts'
import { testFolder } from './archive.ts'
import { newDatabase } from './database.ts'
import { listReleases, loadRelease, RELEASES } from './release.ts'
import { query } from './test-server.ts'

const ROOT = new URL('../../../../', import.meta.url)

/** The content that the data of a release must still have. */
const contentSchema = z.object({
  /** Counts of rows by table. */
  rows: z.record(z.string(), z.int()),
  /** Queries, each with the values of its one row. */
  values: z.record(z.string(), z.array(z.string())),
  /** Texts on pages, by path: of the exported site. */
  pages: z.record(z.string(), z.string()),
  host: z.string(),
})

function readContent(release: string) {
  const file = new URL(`${release}/content.json`, RELEASES)
  return contentSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Opens a database with this version, and a function that requests its pages. */
async function openWithThisVersion(url: string) {
  const database = await openDatabase({ url, dataDir: inject('dataDir') })
  const changes = new ContentChanges(url)
  await changes.start()
  const files = createFolderStore(join(testFolder(), 'files'))
  const { db, pool } = database
  const app = await buildApp({
    ...{ db, pool, changes, files, production: false, logLevel: 'silent', rateLimitScale: 1_000 },
  })
  onTestFinished(async () => {
    await app.close()
    await changes.stop()
    await database.close()
  })
  const get = async (path: string, host: string) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: path, headers: { host } })
    return { status: statusCode, body }
  }
  return { db, files, get }
}

it.each(listReleases())('upgrades the database of %s', async (release) => {
  const url = await newDatabase({ empty: true })
  await loadRelease(url, release)
  const { get } = await openWithThisVersion(url)
  const { rows, values, pages, host } = readContent(release)
  for (const [table, count] of Object.entries(rows))
    expect(await query(url, `select count(*)::int as count from ${table}`), table).toEqual([
      { count },
    ])
  for (const [text, expected] of Object.entries(values)) {
    const [row = {}] = await query(url, text)
    expect(Object.values(row).map(String), text).toEqual(expected)
  }
  for (const [path, text] of Object.entries(pages)) {
    const { status, body } = await get(path, host)
    expect(status, path).toBe(200)
    expect(body, path).toContain(text)
  }
})

it('moves the settings of themes into the styles of the site, published as they were', async () => {
  const url = await newDatabase({ empty: true })
  await loadRelease(url)
  const empty = `'{"schema": 1, "colorThemes": {}, "fontThemes": [], "fontUsage": {}}'`
  // A site with drafted styles that were never published, and the one of the release, without any.
  await query(
    url,
    `with other as (
       update site set tweaks = '{"kiln": {"accent": "#123456"}}'
       where id = (select min(id::text)::uuid from site where tweaks = '{}') returning id
     ), created as (
       insert into document (site_id, id, kind) select id, gen_random_uuid(), 'aesthetics' from other
       returning site_id, id
     )
     insert into draft (site_id, document_id, rev, body)
     select site_id, id, 3, ${empty}::jsonb || '{"defaultThemeId": "dark"}' from created`,
  )
  await openWithThisVersion(url)
  const found = await query(
    url,
    `select published.rev, draft.rev as draft, draft.body ->> 'defaultThemeId' as drafted,
       version.body -> 'tweaks' as tweaks, draft.body -> 'tweaks' = version.body -> 'tweaks' as same,
       version.body ->> 'defaultThemeId' as shown
     from published join draft using (site_id, document_id)
       join version on version.site_id = published.site_id and version.id = published.version_id
     where published.kind = 'aesthetics' order by draft.rev`,
  )
  const shown = { rev: 1, same: true, shown: null }
  expect(found).toEqual([
    { ...shown, draft: 1, drafted: null, tweaks: { kiln: { accent: '#cc0000' } } },
    { ...shown, draft: 3, drafted: 'dark', tweaks: { kiln: { accent: '#123456' } } },
  ])
})

it.each(listReleases())('imports the site archive of %s', async (release) => {
  const { db, files, get } = await openWithThisVersion(await newDatabase())
  const folder = fileURLToPath(new URL(`${release}/archive/`, RELEASES))
  const lines: string[] = []
  const themesDir = join(testFolder(), 'themes')
  const options = { identifier: 'upgraded', dryRun: false, themesDir }
  const print = (line: string) => void lines.push(line)
  expect(await runImportSite({ db, files, print }, folder, options), lines.join('\n')).toBe(0)
  const { pages } = readContent(release)
  for (const [path, text] of Object.entries(pages)) {
    const { status, body } = await get(path, 'localhost')
    expect(status, path).toBe(200)
    expect(body, path).toContain(text)
  }
  if (release !== '0.1.0') return
  const { rows } = await db.execute(
    sql`select version.body -> 'tweaks' as tweaks from published
      join version on version.site_id = published.site_id and version.id = published.version_id
      where published.kind = 'aesthetics'`,
  )
  expect(rows).toEqual([{ tweaks: { kiln: { accent: '#cc0000' } } }])
})

const manifestSchema = z.object({ version: z.string() })

it('has one version, in every package and in the changelog', () => {
  const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
  const names = [
    'blocks',
    'contract',
    'model',
    'page',
    'react-kit',
    'server',
    'storefront',
    'studio',
    'template',
    'tracking',
  ]
  for (const folder of ['.', ...names.map((name) => `packages/${name}`)])
    expect(manifestSchema.parse(JSON.parse(read(`${folder}/package.json`))).version).toBe(VERSION)
  const sections = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, title]) => title)
  const released = sections.filter((title) => title !== 'Unreleased')
  // The version in work is above the newest release, and its section has no number yet.
  if (VERSION.endsWith('-dev')) expect(sections[0]).toBe('Unreleased')
  else expect(sections[0]).toBe(VERSION)
  expect(released.toReversed()).toEqual(
    VERSION.endsWith('-dev') ? listReleases() : [...listReleases(), VERSION],
  )
})
