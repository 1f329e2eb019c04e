import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { expireCarts } from '../cart/index.ts'
import { subscriptionCycle } from './tables.ts'

/** The time in which one process may work on an order before another one resumes it, in minutes. */
const LEASE_MINUTES = 5

/** A period of a subscription that was charged or skipped. */
export interface Cycle {
  readonly index: number
  readonly dueAt: Date
  readonly state: 'charging' | 'paid' | 'failed' | 'skipped'
  /** Null for a skipped period. */
  readonly cartId: string | null
  readonly orderId: string | null
  /** Whether a process works on it now. */
  readonly isLeased: boolean
}

const columns = {
  index: subscriptionCycle.index,
  dueAt: subscriptionCycle.dueAt,
  state: subscriptionCycle.state,
  cartId: subscriptionCycle.cartId,
  orderId: subscriptionCycle.orderId,
  isLeased: sql<boolean>`coalesce(${subscriptionCycle.leasedUntil} > clock_timestamp(), false)`,
}

interface CycleKey {
  readonly subscriptionId: string
  readonly index: number
}

const isCycle = (siteId: string, { subscriptionId, index }: CycleKey) =>
  and(
    eq(subscriptionCycle.siteId, siteId),
    eq(subscriptionCycle.subscriptionId, subscriptionId),
    eq(subscriptionCycle.index, index),
  )

export async function findCycle(db: Db, siteId: string, key: CycleKey): Promise<Cycle | undefined> {
  const [row] = await db.select(columns).from(subscriptionCycle).where(isCycle(siteId, key))
  return row
}

/** Finds the subscription and the period that a cart pays for. */
export async function findCycleByCart(
  db: Db,
  siteId: string,
  cartId: string,
): Promise<CycleKey | undefined> {
  const { subscriptionId, index } = subscriptionCycle
  const [row] = await db
    .select({ subscriptionId, index })
    .from(subscriptionCycle)
    .where(and(eq(subscriptionCycle.siteId, siteId), eq(subscriptionCycle.cartId, cartId)))
  return row
}

/** Inserts a period; has no effect if there is one. */
export async function insertCycle(
  tx: Db,
  siteId: string,
  cycle: Omit<typeof subscriptionCycle.$inferInsert, 'siteId' | 'leasedUntil'>,
): Promise<void> {
  await tx
    .insert(subscriptionCycle)
    .values({ ...cycle, siteId })
    .onConflictDoNothing()
}

/** Leases a period to this process, which then charges it. */
export async function leaseCycle(tx: Db, siteId: string, key: CycleKey): Promise<void> {
  await tx
    .update(subscriptionCycle)
    .set({
      state: 'charging',
      leasedUntil: sql`clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})`,
    })
    .where(isCycle(siteId, key))
}

/** Ends the work on a period. */
export async function endCycle(
  tx: Db,
  siteId: string,
  key: CycleKey,
  result: { readonly state: 'paid'; readonly orderId: string } | { readonly state: 'failed' },
): Promise<void> {
  await tx
    .update(subscriptionCycle)
    .set({ ...result, leasedUntil: null })
    .where(isCycle(siteId, key))
}

/** A period with its order. */
export interface OrderedCycle extends Cycle {
  readonly number: bigint | null
  readonly totalMinor: bigint | null
  readonly orderStatus: string | null
}

/** Lists the periods of a subscription that were charged or skipped, newest first. */
export async function listCycles(
  db: Db,
  siteId: string,
  subscriptionId: string,
): Promise<readonly OrderedCycle[]> {
  const order = sql`(select o from orders o where o.site_id = ${siteId}
    and o.id = ${subscriptionCycle.orderId})`
  return db
    .select({
      ...columns,
      number: sql<bigint | null>`(${order}).number`,
      totalMinor: sql<bigint | null>`(${order}).grand_total_minor::bigint`,
      orderStatus: sql<string | null>`(${order}).status`,
    })
    .from(subscriptionCycle)
    .where(
      and(
        eq(subscriptionCycle.siteId, siteId),
        eq(subscriptionCycle.subscriptionId, subscriptionId),
      ),
    )
    .orderBy(sql`${subscriptionCycle.index} desc`)
    .limit(600)
}

/** Ends the carts of the failed orders of a subscription, so that they cannot be paid any more. */
export async function expireOpenCarts(
  tx: Db,
  siteId: string,
  subscriptionId: string,
): Promise<void> {
  const rows = await tx
    .select({ cartId: subscriptionCycle.cartId })
    .from(subscriptionCycle)
    .where(
      and(
        eq(subscriptionCycle.siteId, siteId),
        eq(subscriptionCycle.subscriptionId, subscriptionId),
        eq(subscriptionCycle.state, 'failed'),
      ),
    )
  await expireCarts(
    tx,
    siteId,
    rows.flatMap(({ cartId }) => cartId ?? []),
  )
}
