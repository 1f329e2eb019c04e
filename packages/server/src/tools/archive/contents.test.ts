import { readFileSync } from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { getArchiving } from '../../platform/db/archiving.ts'
import { loadDeclaredTables } from '../../test/declared-tables.ts'

it('declares next to every table what an archive does with it', async () => {
  const undeclared = (await loadDeclaredTables()).filter((table) => !getArchiving(table))
  expect(undeclared.map(getTableName)).toEqual([])
})

it('declares every column of the tables that an archive contains in part', async () => {
  const undeclared = (await loadDeclaredTables()).flatMap((table) => {
    const archiving = getArchiving(table)
    if (!archiving || !('file' in archiving) || !archiving.columns) return []
    const { name, columns } = getTableConfig(table)
    const known = new Set(archiving.columns)
    return columns.filter((column) => !known.has(column.name)).map((column) => [name, column.name])
  })
  expect(undeclared).toEqual([])
})

it('lists in the guide what an archive does not contain', async () => {
  const url = new URL('../../../../../docs/guide/archive.md', import.meta.url)
  const guide = readFileSync(url, 'utf8').toLowerCase()
  for (const table of await loadDeclaredTables()) {
    const archiving = getArchiving(table)
    if (archiving && 'reason' in archiving) expect(guide).toContain(archiving.reason)
  }
})
