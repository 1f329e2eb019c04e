import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { checkoutGiftCard } from './tables.ts'

/** The maximum number of gift cards of an order. */
const MAX_GIFT_CARDS = 5

/**
 * The gift cards of a checkout `k`, in the order in which they were entered. What an attempt to pay has taken from one,
 * it can take again.
 */
export const giftCardsJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'lastFour', g.last_four,
      'testMode', g.test_mode, 'balanceMinor', (g.balance_minor + a.taken)::text)
    order by u.added_at, g.id), '[]')
  from checkout_gift_card u
    join gift_card g on g.site_id = u.site_id and g.id = u.gift_card_id
    join cart c on c.site_id = u.site_id and c.id = u.cart_id
    cross join lateral (
      select coalesce(-sum(e.amount_minor), 0) as taken
      from orders o join gift_card_entry e on e.site_id = o.site_id and e.gift_card_id = g.id
        and e.kind in ('redeem', 'release') and e.cause = 'order:' || o.id
      where o.site_id = u.site_id and o.cart_id = u.cart_id and o.status = 'draft'
    ) a
  where u.site_id = k.site_id and u.cart_id = k.cart_id and g.disabled_at is null
    and g.currency = c.currency and g.balance_minor + a.taken > 0
)`

/** Adds a gift card to a checkout. Returns false if it has too many. */
export async function addCheckoutGiftCard(
  db: Db,
  siteId: string,
  cartId: string,
  giftCardId: string,
): Promise<boolean> {
  const ofCart = and(eq(checkoutGiftCard.siteId, siteId), eq(checkoutGiftCard.cartId, cartId))
  if ((await db.$count(checkoutGiftCard, ofCart)) >= MAX_GIFT_CARDS) return false
  await db.insert(checkoutGiftCard).values({ siteId, cartId, giftCardId }).onConflictDoNothing()
  return true
}

/** Removes a gift card from a checkout. */
export async function removeCheckoutGiftCard(
  db: Db,
  siteId: string,
  cartId: string,
  giftCardId: string,
): Promise<void> {
  await db
    .delete(checkoutGiftCard)
    .where(
      and(
        eq(checkoutGiftCard.siteId, siteId),
        eq(checkoutGiftCard.cartId, cartId),
        eq(checkoutGiftCard.giftCardId, giftCardId),
      ),
    )
}
