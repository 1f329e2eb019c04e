import type { Address } from '@vitrine/contract'
import { type Currency, type Gift, toCurrency } from '@vitrine/model'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { orderEvent, orderLine, orders } from './tables.ts'

/** The columns of an order without its lines. */
export const orderColumns = {
  id: orders.id,
  cartId: orders.cartId,
  number: orders.number,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  fulfillmentStatus: orders.fulfillmentStatus,
  attention: orders.attention,
  testMode: orders.testMode,
  isDonation: orders.isDonation,
  isSubscription: orders.isSubscription,
  currency: orders.currency,
  taxIncluded: orders.taxIncluded,
  email: orders.email,
  locale: orders.locale,
  shippingAddress: sql<Address | null>`${orders.shippingAddress}`,
  shippingName: orders.shippingName,
  company: orders.company,
  vatId: orders.vatId,
  sellerVatId: orders.sellerVatId,
  reverseCharge: orders.reverseCharge,
  note: orders.note,
  subtotalMinor: orders.subtotalMinor,
  discountMinor: orders.discountMinor,
  shippingMinor: orders.shippingMinor,
  taxMinor: orders.taxMinor,
  grandTotalMinor: orders.grandTotalMinor,
  createdAt: orders.createdAt,
  placedAt: orders.placedAt,
}

type Row = { [Key in keyof typeof orderColumns]: unknown } & typeof orders.$inferSelect

/** An order without its lines. */
export type Order = Omit<
  Row,
  'siteId' | 'tokenHash' | 'cartVersion' | 'currency' | 'shippingAddress'
> & {
  readonly currency: Currency
  readonly shippingAddress: Address | null
}

/** Returns whether the order is shipped: only then the buyer gave an address. */
export function requiresShipping({ shippingAddress }: Pick<Order, 'shippingAddress'>): boolean {
  return shippingAddress !== null
}

/** Returns whether the buyer fetches the order: then the address is only a name. */
export function isPickupOrder({ shippingAddress }: Pick<Order, 'shippingAddress'>): boolean {
  return shippingAddress !== null && shippingAddress.line1 === ''
}

export async function findOrder(db: Db, siteId: string, id: string): Promise<Order | undefined> {
  return findOrderWhere(db, siteId, eq(orders.id, id))
}

/** Returns whether a site has an order. */
export async function hasOrders(db: Db, siteId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.siteId, siteId))
    .limit(1)
  return rows.length > 0
}

/** Finds the order by the token in the address of its page. */
export async function findOrderByToken(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<Order | undefined> {
  return findOrderWhere(db, siteId, eq(orders.tokenHash, tokenHash))
}

async function findOrderWhere(db: Db, siteId: string, condition: SQL): Promise<Order | undefined> {
  const [row] = await db
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.siteId, siteId), condition))
  return row && { ...row, currency: toCurrency(row.currency) }
}

export interface OrderLine {
  readonly id: string
  /** Null for a donation. */
  readonly productType: number | null
  /** The title in the language that it was bought in. */
  readonly title: string
  /** The title in the site's own language, which staff read. */
  readonly ownTitle: string
  readonly sku: string
  readonly options: readonly { readonly optionName: string; readonly value: string }[]
  readonly ownOptions: readonly { readonly optionName: string; readonly value: string }[]
  readonly fields: Readonly<Record<string, string>>
  /** The recipient of a gift card; null if it is for the buyer. */
  readonly gift: Gift | null
  readonly image: LineImage | null
  readonly quantity: number
  readonly unitPriceMinor: bigint
  readonly subtotalMinor: bigint
  readonly discountMinor: bigint
  readonly taxMinor: bigint
}

const imageSchema = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholderColor: z.string().nullable(),
})

type LineImage = z.output<typeof imageSchema>

const optionsSchema = z.array(z.object({ optionName: z.string(), value: z.string() }))
const fieldsSchema = z.record(z.string(), z.string())

export async function listOrderLines(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly OrderLine[]> {
  const rows = await db
    .select({
      id: orderLine.id,
      productType: orderLine.productType,
      title: orderLine.title,
      ownTitle: sql<string>`coalesce(${orderLine.ownTitle}, ${orderLine.title})`,
      sku: orderLine.sku,
      options: orderLine.options,
      ownOptions: sql`coalesce(${orderLine.ownOptions}, ${orderLine.options})`,
      fields: orderLine.additionalFields,
      gift: orderLine.gift,
      image: orderLine.image,
      quantity: orderLine.quantity,
      unitPriceMinor: orderLine.unitPriceMinor,
      subtotalMinor: orderLine.subtotalMinor,
      discountMinor: orderLine.discountMinor,
      taxMinor: orderLine.taxMinor,
    })
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, orderId)))
    .orderBy(asc(orderLine.displayIndex))
  return rows.map(({ options, ownOptions, fields, image, ...row }) => ({
    ...row,
    options: optionsSchema.parse(options),
    ownOptions: optionsSchema.parse(ownOptions),
    fields: fieldsSchema.parse(fields),
    image: image === null ? null : imageSchema.parse(image),
  }))
}

export interface OrderEvent {
  readonly id: string
  readonly kind: string
  readonly details: Readonly<Record<string, unknown>>
  readonly happenedAt: Date
}

const detailsSchema = z.record(z.string(), z.unknown())

/** Lists the events of an order, oldest first. */
export async function listOrderEvents(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly OrderEvent[]> {
  const rows = await db
    .select({
      id: orderEvent.id,
      kind: orderEvent.kind,
      details: orderEvent.details,
      happenedAt: orderEvent.happenedAt,
    })
    .from(orderEvent)
    .where(and(eq(orderEvent.siteId, siteId), eq(orderEvent.orderId, orderId)))
    .orderBy(asc(orderEvent.happenedAt), asc(orderEvent.id))
  return rows.map((row) => ({ ...row, details: detailsSchema.parse(row.details) }))
}

/** Finds the latest order of the last hour from a cart with this token. */
export async function findRecentOrder(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from cart c
      join orders o on o.site_id = c.site_id and o.cart_id = c.id and o.status = 'placed'
    where c.site_id = ${siteId} and c.token_hash = ${tokenHash}
      and c.completed_at > now() - interval '1 hour'
    order by c.completed_at desc limit 1
  `)
  return rows[0]?.id
}

/** Finds why the last attempt to pay for a cart failed; undefined if there was none, or if it succeeded. */
export async function findLastFailure(
  db: Db,
  siteId: string,
  cartId: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ failure: string }>(sql`
    select p.failure from payment p
      join orders o on o.site_id = p.site_id and o.id = p.order_id and o.status = 'aborted'
    where o.site_id = ${siteId} and o.cart_id = ${cartId} and p.provider <> 'gift_card'
      and p.failure is not null
    order by o.id desc, p.id desc limit 1
  `)
  return rows[0]?.failure
}

/** A unit of a gift card that an order sold. */
export interface GiftCardUnit extends Record<string, unknown> {
  /** The ID of the line of the order. */
  readonly id: string
  readonly unit: number
  readonly amountMinor: bigint
  /** Null if it is for the buyer. */
  readonly gift: Gift | null
}

/** Lists the units of gift cards that an order sold; each unit is one card. */
export async function listGiftCardUnits(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly GiftCardUnit[]> {
  const { rows } = await db.execute<GiftCardUnit>(sql`
    select l.id, l.unit_price_minor as "amountMinor", unit, l.gift
    from order_line l, generate_series(1, l.quantity) unit
    where l.site_id = ${siteId} and l.order_id = ${orderId} and l.product_type = 4
      and l.unit_price_minor > 0
    order by l.display_index, unit
  `)
  return rows
}
