import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { testIntent, testRefund } from './tables.ts'

export type TestIntentRow = Omit<typeof testIntent.$inferSelect, 'siteId' | 'createdAt'> & {
  readonly refundedMinor: bigint
}

const intentColumns = {
  id: testIntent.id,
  reference: testIntent.reference,
  currency: testIntent.currency,
  amountMinor: testIntent.amountMinor,
  status: testIntent.status,
  capturedMinor: testIntent.capturedMinor,
  failure: testIntent.failure,
  challengeToken: testIntent.challengeToken,
  settlesAt: testIntent.settlesAt,
  savesMethod: testIntent.savesMethod,
  declinesRenewals: testIntent.declinesRenewals,
  refundedMinor: sql<bigint>`(
    select coalesce(sum(r.amount_minor), 0)::bigint from test_refund r
    where r.site_id = test_intent.site_id and r.intent_id = test_intent.id
  )`,
}

/** Inserts the first intent of a reference; resolves to undefined if there is one already. */
export async function insertTestIntent(
  db: Db,
  siteId: string,
  row: Omit<typeof testIntent.$inferInsert, 'siteId'>,
): Promise<TestIntentRow | undefined> {
  const [inserted] = await db
    .insert(testIntent)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning(intentColumns)
  return inserted
}

export async function findTestIntent(
  db: Db,
  siteId: string,
  by: { readonly id?: string; readonly reference?: string; readonly challengeToken?: string },
): Promise<TestIntentRow | undefined> {
  const { id, reference, challengeToken } = by
  const matches =
    id !== undefined
      ? eq(testIntent.id, id)
      : reference !== undefined
        ? eq(testIntent.reference, reference)
        : eq(testIntent.challengeToken, challengeToken ?? '')
  const [row] = await db
    .select(intentColumns)
    .from(testIntent)
    .where(and(eq(testIntent.siteId, siteId), matches))
  return row
}

/** Updates an intent that is in one of the statuses `from`; resolves to the changed intent. */
export async function advanceTestIntent(
  db: Db,
  siteId: string,
  id: string,
  from: readonly TestIntentRow['status'][],
  to: Partial<
    Pick<TestIntentRow, 'status' | 'capturedMinor' | 'failure' | 'settlesAt' | 'declinesRenewals'>
  >,
): Promise<TestIntentRow | undefined> {
  if (Object.keys(to).length === 0) return undefined
  const [changed] = await db
    .update(testIntent)
    .set(to)
    .where(
      and(eq(testIntent.siteId, siteId), eq(testIntent.id, id), inArray(testIntent.status, from)),
    )
    .returning(intentColumns)
  return changed
}

/** Lets late payments succeed whose time has come. */
export async function settleTestIntents(db: Db, siteId: string): Promise<void> {
  await db
    .update(testIntent)
    .set({ status: 'succeeded', capturedMinor: sql`amount_minor` })
    .where(
      and(
        eq(testIntent.siteId, siteId),
        eq(testIntent.status, 'processing'),
        lte(testIntent.settlesAt, sql`clock_timestamp()`),
      ),
    )
}

/** Inserts a refund. Resolves to the id of the refund with this key, which may be an earlier one. */
export async function insertTestRefund(
  db: Db,
  siteId: string,
  row: Omit<typeof testRefund.$inferInsert, 'siteId'>,
): Promise<string> {
  await db
    .insert(testRefund)
    .values({ ...row, siteId })
    .onConflictDoNothing({ target: [testRefund.siteId, testRefund.key] })
  const [stored] = await db
    .select({ id: testRefund.id })
    .from(testRefund)
    .where(and(eq(testRefund.siteId, siteId), eq(testRefund.key, row.key)))
  return stored?.id ?? row.id
}
