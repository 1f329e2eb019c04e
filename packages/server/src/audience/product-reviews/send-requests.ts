import { type BoughtProduct, listBoughtProducts } from '../../commerce/orders/index.ts'
import { findNamedProducts } from '../../commerce/catalog/index.ts'
import { findSiteById, listSites, loadMerchandising } from '../../identity/sites/index.ts'
import { areReviewsOpen } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { listUnsubscribed } from '../unsubscribe/index.ts'
import { computeRequestToken, createRequestEmail } from './request-email.ts'
import { insertRequest } from './request-store.ts'
import { listReviewed } from './store.ts'

const DAY_MS = 86_400_000

/**
 * The days after which an order is not asked about any more. So a store that switches requests on does not write to the
 * buyers of its whole history, and one that was stopped for some days leaves no buyer out.
 */
const WINDOW_DAYS = 7

type SiteRow = NonNullable<Awaited<ReturnType<typeof findSiteById>>>

/** Asks the buyers of all sites whose orders were fulfilled long enough ago. */
export async function sendReviewRequests(db: Db, now: Date): Promise<void> {
  for (const { id } of await listSites(db)) await sendRequestsOfSite(db, id, now)
}

/** Asks the buyers of a site; resolves to the number of emails. No buyer is asked twice about a product. */
async function sendRequestsOfSite(db: Db, siteId: string, now: Date): Promise<number> {
  const settings = await loadMerchandising(db, siteId)
  if (!settings.productReviewRequestsEnabled || !areReviewsOpen(settings)) return 0
  const site = await findSiteById(db, siteId)
  if (!site) return 0
  const to = new Date(now.getTime() - settings.productReviewRequestDays * DAY_MS)
  const from = new Date(to.getTime() - WINDOW_DAYS * DAY_MS)
  const bought = await listBoughtProducts(db, siteId, { from, to })
  const shown = await listAskable(db, siteId, bought)
  let sent = 0
  for (const orderId of new Set(shown.map((product) => product.orderId))) {
    const products = shown.filter((product) => product.orderId === orderId)
    if (await sendRequest(db, site, products)) sent += 1
  }
  return sent
}

/** Lists the products that visitors see and that their buyer has not reviewed, of buyers who did not opt out. */
async function listAskable(
  db: Db,
  siteId: string,
  bought: readonly BoughtProduct[],
): Promise<readonly BoughtProduct[]> {
  const products = await findNamedProducts(db, siteId, [
    ...new Set(bought.map(({ productId }) => productId)),
  ])
  const emails = [...new Set(bought.map(({ email }) => email))]
  const optedOut = await listUnsubscribed(db, siteId, emails)
  const reviewed = await listReviewed(db, siteId, emails)
  return bought.filter(
    ({ productId, email }) =>
      products.get(productId)?.isShown &&
      !optedOut.has(email) &&
      !reviewed.has(`${email} ${productId}`),
  )
}

/** Creates the email about one order with its requests: both or neither. */
async function sendRequest(
  db: Db,
  site: SiteRow,
  products: readonly BoughtProduct[],
): Promise<boolean> {
  return transact(db, async (tx) => {
    const asked: (BoughtProduct & { readonly requestId: string })[] = []
    for (const product of products) {
      const requestId = newId()
      const tokenHash = computeDigest(computeRequestToken(site.secret, requestId))
      const { orderId, productId, email } = product
      const row = { id: requestId, orderId, productId, email, tokenHash }
      if (await insertRequest(tx, site.id, row)) asked.push({ ...product, requestId })
    }
    if (asked.length === 0) return false
    await createEmail(tx, site.id, createRequestEmail(site, asked))
    return true
  })
}
