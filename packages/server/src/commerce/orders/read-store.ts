import type { Address } from '@vitrine/contract'
import { type Currency, currencyOf } from '@vitrine/model'
import { and, asc, desc, eq, gt, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { orderEvent, orderLine, orders } from './tables.ts'

const wholeOrder = {
  id: orders.id,
  cartId: orders.cartId,
  number: orders.number,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  fulfillmentStatus: orders.fulfillmentStatus,
  attention: orders.attention,
  testMode: orders.testMode,
  isDonation: orders.isDonation,
  currency: orders.currency,
  taxIncluded: orders.taxIncluded,
  email: orders.email,
  shippingAddress: sql<Address | null>`${orders.shippingAddress}`,
  shippingName: orders.shippingName,
  note: orders.note,
  subtotalMinor: orders.subtotalMinor,
  discountMinor: orders.discountMinor,
  shippingMinor: orders.shippingMinor,
  taxMinor: orders.taxMinor,
  grandTotalMinor: orders.grandTotalMinor,
  createdAt: orders.createdAt,
  placedAt: orders.placedAt,
}

type Row = { [Key in keyof typeof wholeOrder]: unknown } & typeof orders.$inferSelect

/** An order without its lines. */
export type Order = Omit<
  Row,
  'siteId' | 'tokenHash' | 'cartVersion' | 'currency' | 'shippingAddress'
> & {
  readonly currency: Currency
  readonly shippingAddress: Address | null
}

/** Whether something of it is sent: only then it was asked where to. */
export function requiresShipping({ shippingAddress }: Pick<Order, 'shippingAddress'>): boolean {
  return shippingAddress !== null
}

export async function orderById(db: Db, siteId: string, id: string): Promise<Order | undefined> {
  return oneOrder(db, siteId, eq(orders.id, id))
}

/** The order at the address that its buyer was given. */
export async function orderByToken(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<Order | undefined> {
  return oneOrder(db, siteId, eq(orders.tokenHash, tokenHash))
}

async function oneOrder(db: Db, siteId: string, which: SQL): Promise<Order | undefined> {
  const [row] = await db
    .select(wholeOrder)
    .from(orders)
    .where(and(eq(orders.siteId, siteId), which))
  return row && { ...row, currency: currencyOf(row.currency) }
}

export interface OrderLine {
  readonly id: string
  /** Null of a donation. */
  readonly productType: number | null
  readonly title: string
  readonly sku: string
  readonly options: readonly { readonly optionName: string; readonly value: string }[]
  readonly fields: Readonly<Record<string, string>>
  readonly image: LineImage | null
  readonly quantity: number
  readonly unitPriceMinor: bigint
  readonly subtotalMinor: bigint
  readonly discountMinor: bigint
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

export async function linesOf(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly OrderLine[]> {
  const rows = await db
    .select({
      id: orderLine.id,
      productType: orderLine.productType,
      title: orderLine.title,
      sku: orderLine.sku,
      options: orderLine.options,
      fields: orderLine.additionalFields,
      image: orderLine.image,
      quantity: orderLine.quantity,
      unitPriceMinor: orderLine.unitPriceMinor,
      subtotalMinor: orderLine.subtotalMinor,
      discountMinor: orderLine.discountMinor,
    })
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, orderId)))
    .orderBy(asc(orderLine.displayIndex))
  return rows.map(({ options, fields, image, ...row }) => ({
    ...row,
    options: optionsSchema.parse(options),
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

/** The story of an order, from its beginning. */
export async function eventsOf(
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

export interface ListedOrder extends Order {
  readonly itemCount: number
}

/** Newest first; what has no number is nobody's order yet. */
export async function ordersBefore(
  db: Db,
  siteId: string,
  page: {
    readonly before: bigint | undefined
    readonly search: string | undefined
    readonly filter: 'all' | 'unfulfilled' | 'attention'
    readonly limit: number
  },
): Promise<readonly ListedOrder[]> {
  const itemCount = sql<number>`(
    select coalesce(sum(l.quantity), 0)::integer from order_line l
    where l.site_id = orders.site_id and l.order_id = orders.id)`
  const rows = await db
    .select({ ...wholeOrder, itemCount })
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        isNotNull(orders.number),
        page.before === undefined ? undefined : lt(orders.number, page.before),
        page.search === undefined ? undefined : matches(page.search),
        filters[page.filter],
      ),
    )
    .orderBy(desc(orders.number))
    .limit(page.limit)
  return rows.map((row) => ({ ...row, currency: currencyOf(row.currency) }))
}

const filters = {
  all: undefined,
  unfulfilled: and(
    eq(orders.status, 'placed'),
    eq(orders.fulfillmentStatus, 'pending'),
    isNotNull(orders.shippingAddress),
  ),
  attention: isNotNull(orders.attention),
} as const

/** A number, with or without "#", or part of the buyer's address. */
function matches(search: string): SQL | undefined {
  const text = search.trim()
  const [, digits] = /^#?(\d{1,15})$/.exec(text) ?? []
  const byEmail = gt(sql`position(${text.toLowerCase()} in lower(${orders.email}))`, 0)
  return digits === undefined ? byEmail : or(eq(orders.number, BigInt(digits)), byEmail)
}

/** The order that the cart of this token became in the last hour, the newest. */
export async function justPlacedOrder(
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

/** Units of gift cards an order sold, each of which has a card. */
export async function giftCardUnits(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<
  readonly { readonly id: string; readonly amountMinor: bigint; readonly unit: number }[]
> {
  const { rows } = await db.execute<{ id: string; amountMinor: bigint; unit: number }>(sql`
    select l.id, l.unit_price_minor as "amountMinor", unit
    from order_line l, generate_series(1, l.quantity) unit
    where l.site_id = ${siteId} and l.order_id = ${orderId} and l.product_type = 4
      and l.unit_price_minor > 0
    order by l.display_index, unit
  `)
  return rows
}
