import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { fulfillment, fulfillmentLine } from '../tables.ts'

/** The facts about a parcel that the buyer sees; each is empty if there is none. */
export interface Parcel {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
  /** The message to the buyer. */
  readonly note: string
}

export interface FulfilledLine {
  readonly lineId: string
  readonly quantity: number
}

export interface Fulfillment extends Parcel {
  readonly id: string
  /** The number among the fulfillments of the order. */
  readonly number: number
  readonly lines: readonly FulfilledLine[]
  readonly createdAt: Date
}

/** Lists the fulfillments of an order that were not undone, oldest first. */
export async function listFulfillments(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly Fulfillment[]> {
  const ofOrder = and(eq(fulfillment.siteId, siteId), eq(fulfillment.orderId, orderId))
  const rows = await db
    .select()
    .from(fulfillment)
    .where(and(ofOrder, isNull(fulfillment.undoneAt)))
    .orderBy(asc(fulfillment.number))
  const lines = await db
    .select({
      fulfillmentId: fulfillmentLine.fulfillmentId,
      lineId: fulfillmentLine.orderLineId,
      quantity: fulfillmentLine.quantity,
    })
    .from(fulfillmentLine)
    .innerJoin(
      fulfillment,
      and(
        eq(fulfillment.siteId, fulfillmentLine.siteId),
        eq(fulfillment.id, fulfillmentLine.fulfillmentId),
      ),
    )
    .where(ofOrder)
  return rows.map((row) => ({
    ...row,
    lines: lines
      .filter(({ fulfillmentId }) => fulfillmentId === row.id)
      .map(({ lineId, quantity }) => ({ lineId, quantity })),
  }))
}

/** Finds a fulfillment of any order, also an undone one. */
export async function findFulfillment(
  db: Db,
  siteId: string,
  id: string,
): Promise<{ orderId: string; number: number; isUndone: boolean } | undefined> {
  const [row] = await db
    .select()
    .from(fulfillment)
    .where(and(eq(fulfillment.siteId, siteId), eq(fulfillment.id, id)))
  return row && { orderId: row.orderId, number: row.number, isUndone: row.undoneAt !== null }
}

/** Inserts a fulfillment with its lines, and resolves to its number. The caller holds the lock of the order. */
export async function insertFulfillment(
  db: Db,
  siteId: string,
  row: Parcel & {
    readonly id: string
    readonly orderId: string
    readonly lines: readonly FulfilledLine[]
  },
): Promise<number> {
  const { lines, id, ...rest } = row
  const [inserted] = await db
    .insert(fulfillment)
    .values({
      ...rest,
      siteId,
      id,
      number: sql`(select coalesce(max(number), 0) + 1 from fulfillment
        where site_id = ${siteId} and order_id = ${row.orderId})`,
    })
    .returning({ number: fulfillment.number })
  await db.insert(fulfillmentLine).values(
    lines.map(({ lineId, quantity }) => ({
      siteId,
      fulfillmentId: id,
      orderLineId: lineId,
      quantity,
    })),
  )
  return inserted?.number ?? 0
}

export async function updateParcel(
  db: Db,
  siteId: string,
  id: string,
  parcel: Parcel,
): Promise<void> {
  await db
    .update(fulfillment)
    .set(parcel)
    .where(and(eq(fulfillment.siteId, siteId), eq(fulfillment.id, id)))
}

export async function markUndone(db: Db, siteId: string, id: string): Promise<void> {
  await db
    .update(fulfillment)
    .set({ undoneAt: sql`clock_timestamp()` })
    .where(and(eq(fulfillment.siteId, siteId), eq(fulfillment.id, id)))
}
