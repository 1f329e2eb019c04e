import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import type { RecordRow, RecordTable } from './records.ts'

const SITE = 'siteId'

/** Lists the columns that the file of a record has, by property. */
export function listRecordColumns({ table, omitted = [] }: RecordTable) {
  return Object.entries(getTableColumns(table)).filter(
    ([name]) => name !== SITE && !omitted.includes(name),
  )
}

function getColumn(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`The table has no column ${name}`)
  return column
}

/** Makes times in rows read in UTC, until the transaction ends. */
export async function readInUtc(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`)
}

/** Lists the ids of the records of a site. */
export async function listRecordIds(
  db: Db,
  siteId: string,
  { table, where }: { readonly table: PgTable; readonly where?: SQL | undefined },
): Promise<readonly string[]> {
  const id = getColumn(table, 'id')
  const rows = await db
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(and(eq(getColumn(table, SITE), siteId), where))
    .orderBy(asc(id))
  return rows.map((row) => row.id)
}

/** Loads the rows whose property `by` is one of some ids, as their file has them. */
export async function loadRecordRows(
  db: Db,
  siteId: string,
  source: RecordTable & { readonly by: string; readonly order: readonly string[] },
  ids: readonly string[],
): Promise<readonly RecordRow[]> {
  const { table, by, order } = source
  if (ids.length === 0) return []
  const rows = await db
    .select({ row: sql<RecordRow>`to_jsonb(${table})` })
    .from(table)
    .where(and(eq(getColumn(table, SITE), siteId), inArray(getColumn(table, by), [...ids])))
    .orderBy(...order.map((name) => asc(getColumn(table, name))))
  const columns = listRecordColumns(source)
  return rows.map(({ row }) =>
    Object.fromEntries(columns.map(([name, column]) => [name, toValue(column, row[column.name])])),
  )
}

function toValue(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null
  const type = column.getSQLType()
  if (typeof value === 'number') return type === 'minor' || type === 'bigint' ? `${value}` : value
  const isTime = type === 'timestamp with time zone' && typeof value === 'string'
  return isTime ? value.replace('+00:00', 'Z') : value
}

/** Inserts rows as a file has them. Those that exist stay as they are, if `ignoresExisting`. */
export async function insertRecordRows(
  tx: Db,
  siteId: string,
  { table, computed = [] }: Pick<RecordTable, 'table' | 'computed'>,
  {
    rows,
    ignoresExisting = false,
  }: { readonly rows: readonly RecordRow[]; readonly ignoresExisting?: boolean },
): Promise<void> {
  if (rows.length === 0) return
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => name === SITE || (given.has(name) && !computed.includes(name)),
  )
  const json = rows.map((row) =>
    Object.fromEntries(
      columns.map(([name, column]) => [column.name, name === SITE ? siteId : row[name]]),
    ),
  )
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(json)}::jsonb)
    ${ignoresExisting ? sql`on conflict do nothing` : sql``}
  `)
}

/** Formats bytes as the JSON of a row. */
export function toHex(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString('hex')}`
}

/** Returns whether a record exists. */
export async function hasRecord(
  db: Db,
  siteId: string,
  { table }: { readonly table: PgTable },
  id: unknown,
): Promise<boolean> {
  const rows = await db
    .select({ found: sql`1` })
    .from(table)
    .where(and(eq(getColumn(table, SITE), siteId), eq(getColumn(table, 'id'), id)))
  return rows.length > 0
}

/**
 * Checks the constraints that wait for the end of the transaction, so that an error names its file. Call it when a record
 * has all its rows: the sums of an order are not checked again for rows that are written later in the transaction.
 */
export async function checkDeferredConstraints(tx: Db): Promise<void> {
  await tx.execute(sql`set constraints all immediate`)
  await tx.execute(sql`set constraints all deferred`)
}
