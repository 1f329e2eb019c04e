import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { CheckoutDetails, ShippingOption, TypedAddress } from './details.ts'
import { checkout, discount, shippingOption } from './tables.ts'

export interface LockedCart extends Record<string, unknown> {
  readonly id: string
  readonly isCompleted: boolean
  /** Whether an attempt to pay for it is running. */
  readonly isCompleting: boolean
}

/** The age at which a claim counts as abandoned by a process that ended. */
const CLAIM = sql`interval '5 minutes'`

/** Locks a cart, the first of all locks. Returns undefined if there is none. */
export async function lockCart(
  db: Db,
  siteId: string,
  cartId: string,
): Promise<LockedCart | undefined> {
  const { rows } = await db.execute<LockedCart>(sql`
    select id, completed_at is not null as "isCompleted",
      coalesce(completing_at > clock_timestamp() - ${CLAIM}, false) as "isCompleting"
    from cart where site_id = ${siteId} and id = ${cartId} for no key update
  `)
  return rows[0]
}

/** Marks that an attempt to pay is running, or that it has ended. */
export async function claimCart(
  db: Db,
  siteId: string,
  cartId: string,
  running: boolean,
): Promise<void> {
  await db.execute(sql`
    update cart set completing_at = ${running ? sql`clock_timestamp()` : sql`null`}
    where site_id = ${siteId} and id = ${cartId} and completed_at is null
  `)
}

interface DetailsRow extends Record<string, unknown> {
  details: unknown
  shippingOptions: unknown
}

const minor = z.coerce.bigint()

const detailsSchema = z.object({
  email: z.string().nullable(),
  address: z.record(z.string(), z.string()).nullable(),
  note: z.string(),
  shippingOptionId: z.string().nullable(),
  discount: z
    .object({
      id: z.string(),
      code: z.string().nullable(),
      lane: z.enum(['item', 'order', 'shipping']),
      percentMillionths: z.number().nullable(),
      amountMinor: minor.nullable(),
      perCustomer: z.number(),
    })
    .nullable(),
  giftCard: z.object({ id: z.string(), balanceMinor: minor }).nullable(),
})

const shippingOptionsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    note: z.string(),
    priceMinor: minor,
    freeOverMinor: minor.nullable(),
  }),
)

/** Loads the details the buyer has given and the shop's shipping options. One statement; the cart's lock covers the details. */
export async function loadCheckoutDetails(
  db: Db,
  siteId: string,
  cartId: string,
): Promise<{
  readonly details: CheckoutDetails | undefined
  readonly shippingOptions: readonly ShippingOption[]
}> {
  const { rows } = await db.execute<DetailsRow>(sql`
    select (
      select jsonb_build_object('email', k.email, 'address', k.shipping_address, 'note', k.note,
        'shippingOptionId', k.shipping_option_id,
        'discount', (select jsonb_build_object('id', d.id, 'code', d.code, 'lane', d.lane,
            'percentMillionths', d.percent_millionths, 'amountMinor', d.amount_minor::text,
            'perCustomer', d.max_per_customer)
          from discount d where d.site_id = k.site_id and d.id = k.discount_id),
        'giftCard', (select jsonb_build_object('id', g.id, 'balanceMinor', g.balance_minor::text)
          from gift_card g join cart c on c.site_id = g.site_id and c.id = k.cart_id
          where g.site_id = k.site_id and g.id = k.gift_card_id and g.disabled_at is null
            and g.balance_minor > 0 and g.currency = c.currency))
      from checkout k where k.site_id = ${siteId} and k.cart_id = ${cartId}
    ) as details, (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'note', o.note,
        'priceMinor', o.price_minor::text, 'freeOverMinor', o.free_over_minor::text)
        order by o.display_index, o.id), '[]')
      from shipping_option o where o.site_id = ${siteId}
    ) as "shippingOptions"
  `)
  const [row] = rows
  const shippingOptions = shippingOptionsSchema.parse(row?.shippingOptions ?? [])
  if (!row?.details) return { details: undefined, shippingOptions }
  const { address, discount: rule, ...details } = detailsSchema.parse(row.details)
  return {
    details: {
      ...details,
      address: address ?? {},
      discount: rule,
      discountPerCustomer: rule?.perCustomer ?? 1,
    },
    shippingOptions,
  }
}

export interface SavedDetails {
  /** Null while the typed text is no email address. */
  readonly email: string | null
  readonly address: TypedAddress
  readonly shippingOptionId: string | null
}

export async function saveDetails(
  db: Db,
  siteId: string,
  cartId: string,
  details: SavedDetails,
): Promise<void> {
  const { email, address, shippingOptionId } = details
  const row = { email, shippingAddress: address, shippingOptionId }
  await db
    .insert(checkout)
    .values({ ...row, siteId, cartId })
    .onConflictDoUpdate({
      target: [checkout.siteId, checkout.cartId],
      set: { ...row, updatedAt: sql`now()` },
    })
}

/** Saves the discount or gift card the buyer wants to use; null removes it. */
export async function saveCodes(
  db: Db,
  siteId: string,
  cartId: string,
  codes: { readonly discountId?: string | null; readonly giftCardId?: string | null },
): Promise<void> {
  await db
    .insert(checkout)
    .values({ ...codes, siteId, cartId })
    .onConflictDoUpdate({
      target: [checkout.siteId, checkout.cartId],
      set: { ...codes, updatedAt: sql`now()` },
    })
}

/** Starts the hour in which holds are renewed, unless a live hold shows that it is running. */
export async function markCheckoutEntered(db: Db, siteId: string, cartId: string): Promise<void> {
  await db.execute(sql`
    insert into checkout as k (site_id, cart_id) values (${siteId}, ${cartId})
    on conflict (site_id, cart_id) do update set updated_at = now(), entered_at =
      case when exists (select from stock_hold h where h.site_id = k.site_id
        and h.cart_id = k.cart_id and h.expires_at > clock_timestamp())
      then k.entered_at else now() end
  `)
}

/** A variant with less stock than the cart needs. */
export interface Shortage extends Record<string, unknown> {
  readonly variantId: string
  readonly available: number
}

/**
 * Holds the requested stock for a cart, for `minutes` but no longer than an hour since checkout was entered,
 * and releases the rest, except holds for a running payment. With `isForPayment`, all of these are such
 * holds. With a shortage, nothing is held. The last lock but the counter: every stock row, ordered by variant.
 */
export async function holdStock(
  db: Db,
  siteId: string,
  hold: {
    readonly cartId: string
    readonly minutes: number
    readonly requests: readonly StockRequest[]
    readonly isForPayment: boolean
  },
): Promise<readonly Shortage[]> {
  const { cartId, minutes, isForPayment } = hold
  const requested = sql`(
    select "variantId" as variant_id, sum(quantity)::bigint as quantity
    from jsonb_to_recordset(${JSON.stringify(hold.requests)}::jsonb)
      as w ("variantId" uuid, quantity bigint)
    group by "variantId"
  )`
  await db.execute(sql`
    select from stock where site_id = ${siteId}
      and variant_id in (select variant_id from ${requested} w)
    order by variant_id for no key update
  `)
  const { rows } = await db.execute<Shortage>(sql`
    with want as ${requested}, short as (
      select w.variant_id, stock_available(${siteId}, w.variant_id, ${cartId}) as available
      from want w join stock s on s.site_id = ${siteId} and s.variant_id = w.variant_id
      where not s.unlimited and not s.backorder
        and stock_available(${siteId}, w.variant_id, ${cartId}) < w.quantity
    ), unwanted as (
      delete from stock_hold h where h.site_id = ${siteId} and h.cart_id = ${cartId}
        and h.promised = 0 and not exists (select from want w where w.variant_id = h.variant_id)
    ), held as (
      insert into stock_hold as h (site_id, cart_id, variant_id, quantity, promised, expires_at)
      select ${siteId}, ${cartId}, w.variant_id, w.quantity,
        case when ${isForPayment} then w.quantity else 0 end,
        least(clock_timestamp() + make_interval(mins => ${minutes}), (
          select k.entered_at + interval '60 minutes' from checkout k
          where k.site_id = ${siteId} and k.cart_id = ${cartId}))
      from want w join stock s on s.site_id = ${siteId} and s.variant_id = w.variant_id
      where not exists (select from short)
      on conflict (site_id, cart_id, variant_id)
      do update set quantity = greatest(excluded.quantity, h.promised),
        promised = greatest(excluded.promised, h.promised), expires_at = excluded.expires_at
    )
    select variant_id as "variantId", greatest(available, 0)::integer as available from short
  `)
  return rows
}

export interface StockRequest {
  readonly variantId: string
  readonly quantity: number
}

export async function findDiscountByCode(db: Db, siteId: string, code: string) {
  const [row] = await db
    .select({ id: discount.id })
    .from(discount)
    .where(and(eq(discount.siteId, siteId), eq(sql`lower(${discount.code})`, code.toLowerCase())))
    .orderBy(asc(discount.id))
  return row
}

/** Replaces the shipping options of a site, in the order they are offered. */
export async function replaceShippingOptions(
  db: Db,
  siteId: string,
  options: readonly (Omit<typeof shippingOption.$inferInsert, 'siteId' | 'id' | 'displayIndex'> & {
    readonly id?: string
  })[],
): Promise<void> {
  await db.delete(shippingOption).where(eq(shippingOption.siteId, siteId))
  const rows = options.map((row, displayIndex) => ({
    ...row,
    siteId,
    id: row.id ?? newId(),
    displayIndex,
  }))
  if (rows.length > 0) await db.insert(shippingOption).values(rows)
}
