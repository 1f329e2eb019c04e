import type { Address } from '@vitrine/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Business } from '../checkout/index.ts'
import { newId } from '../../platform/db/id.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { PaymentEvent } from '../payments/index.ts'
import type { OrderDraft, Snapshot } from './draft.ts'
import type { FulfillmentStatus, PaymentStatus } from './status.ts'
import { orderEvent, orders } from './tables.ts'

export interface OrderHead extends Record<string, unknown>, Snapshot {
  readonly id: string
  readonly cartId: string
  readonly cartVersion: number
  readonly number: bigint | null
  readonly status: 'draft' | 'placed' | 'canceled' | 'aborted'
  readonly fulfillmentStatus: string
  readonly attention: string | null
  readonly testMode: boolean
  readonly currency: string
  readonly grandTotalMinor: bigint
  /** The part of the total that gift cards pay. */
  readonly giftCardMinor: bigint
  /** The provider of the payment that is still due or made; null if a gift card covers everything. */
  readonly provider: string | null
}

const headColumns = sql`id, cart_id as "cartId", cart_version as "cartVersion", number, status,
  fulfillment_status as "fulfillmentStatus", attention, test_mode as "testMode", currency, email, shipping_address as "shippingAddress", shipping_name as "shippingName",
  company, vat_id as "vatId", seller_vat_id as "sellerVatId", reverse_charge as "reverseCharge",
  grand_total_minor as "grandTotalMinor",
  (select p.provider from payment p where p.site_id = orders.site_id
    and p.order_id = orders.id and p.provider <> 'gift_card' and p.voided_at is null
    limit 1) as provider,
  (select coalesce(sum(p.amount_minor), 0)::bigint from payment p where p.site_id = orders.site_id
    and p.order_id = orders.id and p.provider = 'gift_card' and p.voided_at is null) as "giftCardMinor"`

/** Finds the draft or placed order of a cart. The caller holds the cart's lock. */
export async function findOrderByCart(
  db: Db,
  siteId: string,
  cartId: string,
): Promise<OrderHead | undefined> {
  const { rows } = await db.execute<OrderHead>(sql`
    select ${headColumns} from orders
    where site_id = ${siteId} and cart_id = ${cartId} and status in ('draft', 'placed')
  `)
  return rows[0]
}

/** Locks the cart of an order, which must be locked before the order itself. */
export async function lockCartOfOrder(db: Db, siteId: string, orderId: string): Promise<void> {
  await db.execute(sql`
    select from cart where site_id = ${siteId} and id = (
      select cart_id from orders where site_id = ${siteId} and id = ${orderId}) for update
  `)
}

export async function lockOrder(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<OrderHead | undefined> {
  const { rows } = await db.execute<OrderHead>(sql`
    select ${headColumns} from orders where site_id = ${siteId} and id = ${orderId} for update
  `)
  return rows[0]
}

/** Inserts a draft with all its rows, in one statement. */
export async function insertOrderDraft(db: Db, siteId: string, draft: OrderDraft): Promise<void> {
  const { order, lines, taxes, discounts, payments } = draft
  const { id, snapshot } = order
  const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`
  const address = snapshot.shippingAddress && JSON.stringify(snapshot.shippingAddress)
  await db.execute(sql`
    with draft as (
      insert into orders (site_id, id, cart_id, cart_version, token_hash, test_mode, currency,
        tax_included, email, shipping_address, shipping_name, note, subtotal_minor, discount_minor,
        shipping_minor, tax_minor, grand_total_minor, payment_status, is_donation,
        is_subscription, company, vat_id, seller_vat_id, reverse_charge, locale)
      values (${siteId}, ${id}, ${order.cartId}, ${order.cartVersion}, ${order.tokenHash},
        ${order.testMode}, ${order.currency}, ${order.taxIncluded}, ${snapshot.email},
        ${address}::jsonb, ${snapshot.shippingName}, ${order.note}, ${order.subtotalMinor},
        ${order.discountMinor}, ${order.shippingMinor}, ${order.taxMinor},
        ${order.grandTotalMinor}, 'pending', ${order.isDonation}, ${order.isSubscription},
        ${snapshot.company}, ${snapshot.vatId}, ${snapshot.sellerVatId}, ${snapshot.reverseCharge},
        ${order.locale})
    ), lines as (
      insert into order_line (site_id, order_id, id, display_index, product_id, variant_id,
        product_type, title, own_title, sku, options, own_options, additional_fields, gift, image, quantity,
        unit_price_minor, subtotal_minor, discount_minor, tax_minor)
      select ${siteId}, ${id}, l.* from jsonb_to_recordset(${json(lines)}) as l (id uuid,
        display_index smallint, product_id uuid, variant_id uuid, product_type smallint, title text,
        own_title text, sku text, options jsonb, own_options jsonb, additional_fields jsonb, gift jsonb, image jsonb,
        quantity integer,
        unit_price_minor bigint, subtotal_minor bigint, discount_minor bigint, tax_minor bigint)
    ), taxes as (
      insert into order_tax (site_id, order_id, id, line_id, name, rate_millionths, amount_minor,
        tax_class, is_compound, country, region, city, postal_code)
      select ${siteId}, ${id}, t.* from jsonb_to_recordset(${json(taxes)}) as t (id uuid,
        line_id uuid, name text, rate_millionths integer, amount_minor bigint, tax_class text,
        is_compound boolean, country text, region text, city text, postal_code text)
    ), discounts as (
      insert into order_discount (site_id, order_id, id, line_id, discount_id, code, title,
        amount_minor)
      select ${siteId}, ${id}, d.* from jsonb_to_recordset(${json(discounts)}) as d (id uuid,
        line_id uuid, discount_id uuid, code text, title text, amount_minor bigint)
    ), payments as (
      insert into payment (site_id, order_id, currency, id, provider, provider_ref, amount_minor,
        authorized_minor, captured_minor, method_name, instructions)
      select ${siteId}, ${id}, ${order.currency}, p.* from jsonb_to_recordset(${json(payments)})
        as p (id uuid, provider text, provider_ref text, amount_minor bigint,
        authorized_minor bigint, captured_minor bigint, method_name text, instructions text)
    )
    insert into order_event (site_id, order_id, id, kind, details)
    values (${siteId}, ${id}, ${newId()}, 'checkout.started', '{}')
  `)
}

/** Locks the stock of every variant of an order, ordered by variant. */
export async function lockStockOfOrder(db: Db, siteId: string, orderId: string): Promise<void> {
  await db.execute(sql`
    select from stock where site_id = ${siteId} and variant_id in (
      select variant_id from order_line where site_id = ${siteId} and order_id = ${orderId})
    order by variant_id for no key update
  `)
}

/**
 * Commits stock to an order, and resolves to the variants with too little of it: a paid order is placed all
 * the same. Stock that the cart still holds is available to it. Locks the stock of every variant, ordered by variant.
 */
export async function commitStock(
  db: Db,
  siteId: string,
  { id, cartId }: { readonly id: string; readonly cartId: string },
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ lost: readonly string[] | null }>(sql`
    select order_commit_stock(${siteId}, ${id}, ${cartId}) as lost
  `)
  return rows[0]?.lost ?? []
}

/**
 * Releases the stock that is committed to an order: what was neither sent nor refunded. The caller holds the lock of
 * the stock.
 */
export async function releaseStock(db: Db, siteId: string, orderId: string): Promise<void> {
  await db.execute(sql`
    insert into stock_move (site_id, id, variant_id, kind, quantity, cause)
    select m.site_id, gen_random_uuid(), m.variant_id, 'release',
      p.quantity - p.fulfilled - p.refunded_unfulfilled, m.cause
    from order_line_progress p
      join stock_move m on m.site_id = p.site_id and m.variant_id = p.variant_id
        and m.kind = 'commit' and m.cause = 'order-line:' || p.line_id
    where p.site_id = ${siteId} and p.order_id = ${orderId}
      and p.quantity > p.fulfilled + p.refunded_unfulfilled
    order by m.variant_id
  `)
}

/**
 * Completes the cart of an order and releases its holds. Resolves to the cart's version, or to undefined if
 * the cart is gone.
 */
export async function completeCart(
  db: Db,
  siteId: string,
  cartId: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ version: number }>(sql`
    with freed as (delete from stock_hold where site_id = ${siteId} and cart_id = ${cartId})
    update cart set completed_at = clock_timestamp(), completing_at = null
    where site_id = ${siteId} and id = ${cartId} returning version
  `)
  return rows[0]?.version
}

/** Reopens a cart for its buyer and releases its holds. */
export async function reopenCart(db: Db, siteId: string, cartId: string): Promise<void> {
  await db.execute(sql`
    with freed as (delete from stock_hold where site_id = ${siteId} and cart_id = ${cartId})
    update cart set completing_at = null where site_id = ${siteId} and id = ${cartId}
  `)
}

export interface Placement {
  readonly orderId: string
  readonly status: 'placed' | 'canceled'
  readonly paymentStatus: PaymentStatus
  readonly attention: string | null
  readonly eventDetails: Readonly<Record<string, unknown>>
}

/**
 * Gives an order the next number of its site and its new status. The counter is the last lock: it makes numbers
 * gapless, and is held until the commit.
 */
export async function numberOrder(db: Db, siteId: string, placed: Placement): Promise<bigint> {
  const { orderId, status, paymentStatus, attention } = placed
  const { rows } = await db.execute<{ number: bigint | null }>(sql`
    select order_number(${siteId}, ${orderId}, ${newId()}, ${status}, ${paymentStatus},
      ${attention}, ${JSON.stringify(placed.eventDetails)}::jsonb) as number
  `)
  const number = rows[0]?.number ?? null
  if (number === null) throw new Error(`Order ${orderId} is gone`)
  return number
}

/**
 * Places a draft whose payments cover its total, after a provider's event if there is one, in one statement. Resolves to
 * false, without a change, in every other case.
 */
export async function placePaidOrder(
  db: Db,
  siteId: string,
  orderId: string,
  event: PaymentEvent | undefined,
): Promise<boolean> {
  const fact = event && {
    ref: event.providerRef,
    currency: event.currency,
    amount: String(event.amountMinor),
    authorized: String(event.authorizedMinor),
    captured: String(event.capturedMinor),
    refunded: String(event.refundedMinor),
    failure: event.failure,
  }
  const [row] = await placement(db).execute({
    ...{ siteId, orderId, fact: fact ? JSON.stringify(fact) : null },
    ...{ eventId: newId(), outboxId: newId() },
  })
  return row?.isPlaced === true
}

const placement = prepared((db) =>
  db
    .select({ isPlaced: sql<boolean>`is_placed` })
    .from(
      sql`order_place(${sql.placeholder('siteId')}, ${sql.placeholder('orderId')},
        ${sql.placeholder('fact')}, ${sql.placeholder('eventId')},
        ${sql.placeholder('outboxId')}) as is_placed`,
    )
    .prepare('order_place'),
)

export async function updateOrder(
  db: Db,
  siteId: string,
  orderId: string,
  change: Partial<Business> &
    Partial<{
      status: OrderHead['status']
      paymentStatus: PaymentStatus
      fulfillmentStatus: FulfillmentStatus
      attention: string | null
      email: string
      shippingAddress: Address | null
      shippingName: string
    }>,
): Promise<void> {
  await db
    .update(orders)
    .set(change)
    .where(and(eq(orders.siteId, siteId), eq(orders.id, orderId)))
}

/** Adds an event to the timeline of an order. */
export async function addOrderEvent(
  db: Db,
  siteId: string,
  event: { orderId: string; kind: string; details?: Readonly<Record<string, unknown>> },
): Promise<void> {
  await db.insert(orderEvent).values({ details: {}, ...event, siteId, id: newId() })
}
