import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

const CURSOR = sql.identifier('sales_pages')

/**
 * Reads the rows of a query in pages of so many, all as of the moment it began. Runs in a transaction, which reads one
 * query in this way at a time.
 */
export async function* readPages<Row>(
  tx: Db,
  query: SQL,
  {
    pageSize,
    fetchPage,
  }: {
    readonly pageSize: number
    readonly fetchPage: (statement: SQL) => Promise<{ readonly rows: readonly Row[] }>
  },
): AsyncGenerator<readonly Row[]> {
  await tx.execute(sql`declare ${CURSOR} no scroll cursor for ${query}`)
  const statement = sql`fetch forward ${sql.raw(String(pageSize))} from ${CURSOR}`
  for (;;) {
    const { rows } = await fetchPage(statement)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) break
  }
  await tx.execute(sql`close ${CURSOR}`)
}
