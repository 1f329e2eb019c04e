import { findSoldVariants, type SoldVariant } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { restockErrors } from './errors.ts'
import { createRestockEmail } from './restock-email.ts'
import { endSignUps, lockSignUps } from './store.ts'

interface SendRequest {
  readonly productId: string
  readonly variantId: string
}

/** The number of emails that one transaction creates. */
const BATCH = 200

/**
 * Emails everyone who waits for a variant; resolves to the number of emails. Throws `restock.unknownVariant` and
 * `.notForSale`.
 */
export async function sendToGroup(db: Db, site: Site, request: SendRequest): Promise<number> {
  const { variantId, productId } = request
  const variant = (await findSoldVariants(db, site.id, [variantId])).get(variantId)
  if (variant?.productId !== productId) throw restockErrors.unknownVariant()
  if (!isForSale(variant)) throw restockErrors.notForSale()
  return sendEmails(db, site, variant)
}

/** Emails everyone who waits for one of the variants that can be bought, and counts those that cannot. */
export async function sendToGroups(
  db: Db,
  site: Site,
  requests: readonly SendRequest[],
): Promise<{ readonly sent: number; readonly skipped: number }> {
  const ids = [...new Set(requests.map(({ variantId }) => variantId))]
  const found = await findSoldVariants(db, site.id, ids)
  const known = ids.flatMap((id) => found.get(id) ?? [])
  const forSale = known.filter(isForSale)
  let sent = 0
  for (const variant of forSale) sent += await sendEmails(db, site, variant)
  return { sent, skipped: ids.length - forSale.length }
}

/** Returns whether visitors can buy a variant. */
export function isForSale({ isShown, available }: SoldVariant): boolean {
  return isShown && (available === null || available > 0)
}

/** Creates the emails of a variant, each in the language of its sign-up and with the end of its sign-up: both or neither. */
async function sendEmails(db: Db, site: Site, variant: SoldVariant): Promise<number> {
  let sent = 0
  for (;;) {
    const created = await transact(db, async (tx) => {
      const { variantId } = variant
      const rows = await lockSignUps(tx, site.id, { variantId, limit: BATCH })
      const named = new Map<string, SoldVariant>()
      for (const locale of new Set(rows.map((row) => row.locale))) {
        const found = await findSoldVariants(tx, site.id, [variantId], locale)
        named.set(locale, found.get(variantId) ?? variant)
      }
      for (const row of rows) {
        const shown = { site: site.title, variant: named.get(row.locale) ?? variant }
        await createEmail(tx, site.id, createRestockEmail(row, shown))
      }
      if (rows.length > 0)
        await endSignUps(
          tx,
          site.id,
          rows.map(({ id }) => id),
        )
      return rows.length
    })
    sent += created
    if (created < BATCH) return sent
  }
}
