import type { Merchandising } from '@vitrine/model'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { abandonedCart } from './tables.ts'

export type AbandonedCartRow = typeof abandonedCart.$inferSelect

/** A link opens its cart for a month. */
const VALID = sql`interval '30 days'`

/**
 * The time after which a cart is not reminded of any more. So a store that switches reminders on does not write about the
 * carts of its whole history, and one that was stopped for some days leaves no buyer out.
 */
const WINDOW = sql`interval '3 days'`

/** The time in which a buyer is reminded of one cart only. */
const PAUSE = sql`interval '7 days'`

/** A cart that a buyer left, with their address in small letters. */
export interface DueCart extends Record<string, unknown> {
  readonly cartId: string
  readonly email: string
  readonly locale: string | null
  readonly currency: string
  readonly items: number
  readonly subtotalMinor: bigint
  readonly abandonedAt: string
}

/** The condition for carts `c` with something that can be bought: no donations, no subscriptions. */
const isBuyable = sql`c.completed_at is null and c.completing_at is null and c.expires_at > now()
  and not exists (select from cart_subscription s where s.site_id = c.site_id and s.cart_id = c.id)
  and exists (select from cart_line l where l.site_id = c.site_id and l.cart_id = c.id
    and l.is_sold and (l.unlimited or l.available > 0))`

/** Lists the carts whose first reminder is due at a time. */
export async function listDueCarts(
  db: Db,
  siteId: string,
  { now, settings }: { readonly now: Date; readonly settings: Merchandising },
): Promise<readonly DueCart[]> {
  const { abandonedCartDelayHours: hours, abandonedCartBasis: basis } = settings
  const minimum = settings.abandonedCartMinimumCents
  const until = sql`${now.toISOString()}::timestamptz - make_interval(hours => ${hours})`
  const { rows } = await db.execute<DueCart>(sql`
    select c.id as "cartId", lower(k.email) as email, k.locale, c.currency,
      c.total_quantity as items, c.subtotal_minor as "subtotalMinor",
      to_json(greatest(k.updated_at, c.updated_at)) #>> '{}' as "abandonedAt"
    from checkout k join cart c on c.site_id = k.site_id and c.id = k.cart_id
    where k.site_id = ${siteId} and k.email <> '' and ${isBuyable}
      and greatest(k.updated_at, c.updated_at) <= ${until}
      and greatest(k.updated_at, c.updated_at) > ${until} - ${WINDOW}
      and c.subtotal_minor >= case when c.currency = 'JPY' then ${minimum} / 100 else ${minimum} end
      and not exists (select from orders o where o.site_id = k.site_id
        and lower(o.email) = lower(k.email) and o.placed_at > c.created_at)
      and not exists (select from abandoned_cart a where a.site_id = k.site_id
        and (a.cart_id = c.id or (a.email = lower(k.email)
          and a.first_sent_at > ${now.toISOString()}::timestamptz - ${PAUSE})))
      and (${basis} <> 'CONSENT' or exists (select from newsletter_subscriber n
        where n.site_id = k.site_id and n.email = lower(k.email) and n.confirmed_at is not null))
    order by greatest(k.updated_at, c.updated_at), c.id limit 500
  `)
  return rows
}

/** Lists the reminders whose second email is due at a time. */
export async function listDueReminders(
  db: Db,
  siteId: string,
  { now, hours }: { readonly now: Date; readonly hours: number },
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  const until = sql`${now.toISOString()}::timestamptz - make_interval(hours => ${hours})`
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select a.id, a.email
    from abandoned_cart a join cart c on c.site_id = a.site_id and c.id = a.cart_id
    where a.site_id = ${siteId} and a.second_sent_at is null and a.recovered_order_id is null
      and a.first_sent_at <= ${until} and a.first_sent_at > ${until} - ${WINDOW} and ${isBuyable}
      and not exists (select from orders o where o.site_id = a.site_id
        and lower(o.email) = a.email and o.placed_at > a.abandoned_at)
    order by a.first_sent_at limit 500
  `)
  return rows
}

/** Inserts a reminder. Resolves to false if the cart has one. */
export async function insertAbandonedCart(
  tx: Db,
  siteId: string,
  row: Omit<typeof abandonedCart.$inferInsert, 'siteId'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(abandonedCart)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: abandonedCart.id })
  return inserted.length > 0
}

/** Notes the second email. Resolves to the reminder; undefined if another run was first. */
export async function markSecondSent(
  tx: Db,
  siteId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<AbandonedCartRow | undefined> {
  const [row] = await tx
    .update(abandonedCart)
    .set({ secondSentAt: now })
    .where(and(isOne(siteId, id), isNull(abandonedCart.secondSentAt)))
    .returning()
  return row
}

/** Finds a reminder whose buyer has not ordered since; undefined once the cart is gone. */
export async function findOpenReminder(
  db: Db,
  siteId: string,
  id: string,
): Promise<AbandonedCartRow | undefined> {
  const [row] = await db
    .select()
    .from(abandonedCart)
    .where(
      and(
        isOne(siteId, id),
        isNull(abandonedCart.recoveredOrderId),
        sql`exists (select from cart c where c.site_id = ${abandonedCart.siteId}
          and c.id = ${abandonedCart.cartId} and c.completed_at is null)`,
        sql`not exists (select from orders o where o.site_id = ${abandonedCart.siteId}
          and lower(o.email) = ${abandonedCart.email} and o.placed_at > ${abandonedCart.abandonedAt})`,
      ),
    )
  return row
}

/** Finds the cart of a link that has not expired. */
export async function findCartOfLink(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [row] = await db
    .select({ cartId: abandonedCart.cartId })
    .from(abandonedCart)
    .where(
      and(
        eq(abandonedCart.siteId, siteId),
        eq(abandonedCart.tokenHash, tokenHash),
        gt(abandonedCart.firstSentAt, sql`now() - ${VALID}`),
      ),
    )
  return row?.cartId
}

/** Notes the order that was placed from a cart that was reminded of, or from its copy. */
export async function markRecovered(db: Db, siteId: string, orderId: string): Promise<void> {
  await db.execute(sql`
    update abandoned_cart a set recovered_order_id = o.id
    from orders o join cart c on c.site_id = o.site_id and c.id = o.cart_id
    where o.site_id = ${siteId} and o.id = ${orderId} and a.site_id = o.site_id
      and a.cart_id in (c.id, c.copy_of) and a.recovered_order_id is null
      and a.first_sent_at < o.placed_at
  `)
}

export async function deleteAbandonedCartsByEmail(
  tx: Db,
  siteId: string,
  email: string,
): Promise<void> {
  await tx
    .delete(abandonedCart)
    .where(and(eq(abandonedCart.siteId, siteId), eq(abandonedCart.email, email)))
}

/** Lists the carts that were reminded of at an address, as the person gets them. */
export async function exportAbandonedCarts(db: Db, siteId: string, email: string) {
  const { items, currency, abandonedAt, firstSentAt, secondSentAt } = abandonedCart
  return await db
    .select({
      items,
      currency,
      abandonedAt,
      remindedAt: firstSentAt,
      remindedAgainAt: secondSentAt,
    })
    .from(abandonedCart)
    .where(and(eq(abandonedCart.siteId, siteId), eq(abandonedCart.email, email)))
    .orderBy(firstSentAt)
}

/** Deletes the reminders of all sites that are a year old. */
export async function deleteOldReminders(db: Db): Promise<void> {
  await db
    .delete(abandonedCart)
    .where(lt(abandonedCart.firstSentAt, sql`now() - interval '1 year'`))
}

function isOne(siteId: string, id: string) {
  return and(eq(abandonedCart.siteId, siteId), eq(abandonedCart.id, id))
}
