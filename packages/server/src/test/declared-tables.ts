import { readdirSync } from 'node:fs'
import { is, Table } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const SOURCE = new URL('../', import.meta.url)

/** Loads the tables of every slice's `tables.ts`. The files are searched, so that none is missed. */
export async function loadDeclaredTables(): Promise<PgTable[]> {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) => /^[\w-]+[\\/][\w-]+[\\/]tables\.ts$/.test(path))
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, SOURCE).href) as Promise<Record<string, unknown>>),
  )
  const exported = modules.flatMap((module) => Object.values(module))
  return exported.filter((value): value is PgTable => is(value, Table) && is(value, PgTable))
}
