import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('../', import.meta.url))

/** The files of SQL: stores, tables, and the room of the database. */
const HAS_SQL = /(?:^|\/)(?:[\w-]*-)?(?:store|tables)\.ts$|^platform\/db\//

/** The files that put a text of their own into SQL, none of which comes from a request. */
const RAW = [
  'audience/search/index-store.ts',
  'audience/tracking/batch-store.ts',
  'commerce/catalog/save-store.ts',
  'commerce/catalog/store.ts',
  'commerce/catalog/texts/name-collation-store.ts',
  'commerce/sales/read-pages-store.ts',
  'content/documents/items/item-time-store.ts',
  'content/documents/items/items-store.ts',
  'content/documents/items/neighbour-store.ts',
  'content/documents/published/form-store.ts',
  'content/documents/published/visible-rows-store.ts',
  'content/settings/store.ts',
  'identity/sites/row-count-store.ts',
  'platform/db/content-changes.ts',
  'platform/db/record-store.ts',
]

/** The files that put names of tables into SQL, read from the database and quoted. */
const QUOTED = ['tools/backup/target-store.ts']

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^test\//.test(file))
  .map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')] as const)

const listFiles = (pattern: RegExp) =>
  files.flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted()

it('has SQL in stores alone', () => {
  const found = listFiles(/\bsql(?:<[^`]*>)?`|\.query\(\s*[`'"]/)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((file) => !HAS_SQL.test(file))).toEqual([])
})

it('has no text in SQL but parameters, and names of its own', () => {
  expect(listFiles(/\bsql\.(?:raw|identifier)\(/)).toEqual(RAW)
  const interpolated = listFiles(/\.query\(\s*`[^`]*\$\{(?!(?:LIVE_)?CHANNEL\b)/)
  expect(interpolated).toEqual(QUOTED)
})
