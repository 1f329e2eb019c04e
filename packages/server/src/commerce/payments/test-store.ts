import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { testIntent, testRefund } from './tables.ts'

export type TestIntentRow = Omit<typeof testIntent.$inferSelect, 'siteId' | 'createdAt'> & {
  readonly refundedMinor: bigint
}

const wholeIntent = {
  id: testIntent.id,
  reference: testIntent.reference,
  currency: testIntent.currency,
  amountMinor: testIntent.amountMinor,
  status: testIntent.status,
  capturedMinor: testIntent.capturedMinor,
  failure: testIntent.failure,
  challengeToken: testIntent.challengeToken,
  settlesAt: testIntent.settlesAt,
  refundedMinor: sql<bigint>`(
    select coalesce(sum(r.amount_minor), 0)::bigint from test_refund r
    where r.site_id = test_intent.site_id and r.intent_id = test_intent.id
  )`,
}

/** Keeps the first intent of a reference; resolves to it when this is it. */
export async function putTestIntent(
  db: Db,
  siteId: string,
  row: Omit<typeof testIntent.$inferInsert, 'siteId'>,
): Promise<TestIntentRow | undefined> {
  const [made] = await db
    .insert(testIntent)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning(wholeIntent)
  return made
}

export async function testIntentBy(
  db: Db,
  siteId: string,
  by: { readonly id?: string; readonly reference?: string; readonly challengeToken?: string },
): Promise<TestIntentRow | undefined> {
  const { id, reference, challengeToken } = by
  const named =
    id !== undefined
      ? eq(testIntent.id, id)
      : reference !== undefined
        ? eq(testIntent.reference, reference)
        : eq(testIntent.challengeToken, challengeToken ?? '')
  const [row] = await db
    .select(wholeIntent)
    .from(testIntent)
    .where(and(eq(testIntent.siteId, siteId), named))
  return row
}

/** Changes it, if it is in one of the states `from`; resolves to what it is then. */
export async function advanceTestIntent(
  db: Db,
  siteId: string,
  id: string,
  from: readonly TestIntentRow['status'][],
  to: Partial<Pick<TestIntentRow, 'status' | 'capturedMinor' | 'failure' | 'settlesAt'>>,
): Promise<TestIntentRow | undefined> {
  if (Object.keys(to).length === 0) return undefined
  const [changed] = await db
    .update(testIntent)
    .set(to)
    .where(
      and(eq(testIntent.siteId, siteId), eq(testIntent.id, id), inArray(testIntent.status, from)),
    )
    .returning(wholeIntent)
  return changed
}

/** Late payments whose time has come succeed. */
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

/** Resolves to the id of the refund that has this key, which may be an earlier one. */
export async function putTestRefund(
  db: Db,
  siteId: string,
  row: Omit<typeof testRefund.$inferInsert, 'siteId'>,
): Promise<string> {
  await db
    .insert(testRefund)
    .values({ ...row, siteId })
    .onConflictDoNothing({ target: [testRefund.siteId, testRefund.key] })
  const [kept] = await db
    .select({ id: testRefund.id })
    .from(testRefund)
    .where(and(eq(testRefund.siteId, siteId), eq(testRefund.key, row.key)))
  return kept?.id ?? row.id
}
