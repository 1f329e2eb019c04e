import { findCartById } from '../../commerce/cart/index.ts'
import { findSiteById, listSites, loadMerchandising } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { listUnsubscribed } from '../unsubscribe/index.ts'
import { computeCartToken, createReminderEmail } from './reminder-email.ts'
import {
  type DueCart,
  insertAbandonedCart,
  listDueCarts,
  listDueReminders,
  markSecondSent,
} from './store.ts'

type SiteRow = NonNullable<Awaited<ReturnType<typeof findSiteById>>>

/** Reminds the buyers of all sites that want it of the carts that they left. Has no effect when repeated. */
export async function remindOfCarts(db: Db, now: Date): Promise<void> {
  for (const { id } of await listSites(db)) await remindBuyersOfSite(db, id, now)
}

async function remindBuyersOfSite(db: Db, siteId: string, now: Date): Promise<void> {
  const settings = await loadMerchandising(db, siteId)
  const site = await findSiteById(db, siteId)
  if (!settings.abandonedCartEmailsEnabled || !site) return
  const due = await listDueCarts(db, siteId, { now, settings })
  for (const cart of await omitOptedOut(db, siteId, due)) await sendFirst(db, site, { cart, now })
  const hours = settings.abandonedCartSecondDelayHours
  if (hours === 0) return
  const again = await listDueReminders(db, siteId, { now, hours })
  for (const { id } of await omitOptedOut(db, siteId, again))
    await sendSecond(db, site, { id, now })
}

async function omitOptedOut<Row extends { readonly email: string }>(
  db: Db,
  siteId: string,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const refused = await listUnsubscribed(
    db,
    siteId,
    rows.map(({ email }) => email),
  )
  const first = new Map(rows.toReversed().map((row) => [row.email, row]))
  return rows.filter((row) => !refused.has(row.email) && first.get(row.email) === row)
}

/** Creates a reminder with its email: both or neither. */
async function sendFirst(
  db: Db,
  site: SiteRow,
  { cart, now }: { readonly cart: DueCart; readonly now: Date },
): Promise<void> {
  const found = await findCartById(db, site.id, cart.cartId)
  if (!found) return
  const id = newId()
  const row = {
    ...{ id, ...cart, firstSentAt: now },
    locale: cart.locale ?? site.language,
    abandonedAt: new Date(cart.abandonedAt),
    tokenHash: computeDigest(computeCartToken(site.secret, id)),
  }
  await transact(db, async (tx) => {
    if (!(await insertAbandonedCart(tx, site.id, row))) return
    await createEmail(tx, site.id, createReminderEmail(site, row, { lines: found.lines, step: 1 }))
  })
}

async function sendSecond(
  db: Db,
  site: SiteRow,
  reminder: { readonly id: string; readonly now: Date },
): Promise<void> {
  await transact(db, async (tx) => {
    const row = await markSecondSent(tx, site.id, reminder)
    const cart = row && (await findCartById(tx, site.id, row.cartId))
    if (!row || !cart) return
    await createEmail(tx, site.id, createReminderEmail(site, row, { lines: cart.lines, step: 2 }))
  })
}
