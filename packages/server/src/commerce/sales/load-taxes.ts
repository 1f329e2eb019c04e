import type { Db } from '../../platform/db/db.ts'
import { type TaxRow, sumTaxes } from './breakdown-store.ts'
import { listTaxedRefunds } from './refund-tax-store.ts'
import { subtractRefundedTaxes } from './refunded-taxes.ts'
import type { SalesScope } from './sales-store.ts'

/** The rows that are read from the database at a time. */
const PAGE_SIZE = 2_000

/** Loads every tax of a report, without those of its refunds. */
export async function loadTaxes(
  db: Db,
  scope: SalesScope,
  { pageSize = PAGE_SIZE }: { readonly pageSize?: number } = {},
): Promise<readonly TaxRow[]> {
  // The taxes and the refunds are those of one moment.
  const isolation = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => {
    const sold: TaxRow[] = []
    for await (const page of sumTaxes(tx, scope, pageSize)) sold.push(...page)
    let taxes: readonly TaxRow[] = sold
    for await (const page of listTaxedRefunds(tx, scope, pageSize))
      taxes = subtractRefundedTaxes(taxes, page)
    return taxes
  }, isolation)
}
