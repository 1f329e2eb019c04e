import { eraseCheckouts } from '../../commerce/checkout/index.ts'
import { eraseGrants } from '../../commerce/downloads/index.ts'
import { eraseInvoices } from '../../commerce/invoices/index.ts'
import {
  eraseOrders,
  listOpenOrders,
  lockOrdersOfEmail,
  type OpenOrder,
} from '../../commerce/orders/index.ts'
import { eraseSubscriptions } from '../../commerce/subscriptions/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  deleteEmails,
  deleteEmailsAbout,
  deleteSuppressionByEmail,
} from '../../platform/mail/index.ts'
import { deleteAbandonedCartsByEmail } from '../abandoned-carts/index.ts'
import { eraseCommentsByEmail } from '../comments/index.ts'
import { deleteSubmissionsByEmail, deleteSubmissionTraces } from '../forms/index.ts'
import { deleteSubscriberByEmail } from '../newsletter/index.ts'
import { deleteReviewsByEmail } from '../product-reviews/index.ts'
import { deleteSignUpsByEmail } from '../restock/index.ts'
import { deletePurchases, eraseUser, findSiteUserByEmail } from '../site-users/index.ts'
import { deleteVisitorsOfOrders } from '../tracking/index.ts'
import { customerErrors } from './errors.ts'
import { findCustomerById } from './store.ts'

interface Erasure {
  readonly id: string
  /** The email address of the customer, typed to confirm. */
  readonly confirmation: string
  readonly staffId: string
}

/**
 * Erases the personal data of a customer, all or nothing: account, sessions, newsletter, restock sign-ups, subscriptions,
 * reviews, downloads, visits, form submissions, comments, emails and notes. Orders and invoices keep items, amounts, taxes and the country. Throws
 * `customers.notFound`, `customers.confirmationWrong`, and an error for an order that is still open.
 */
export async function eraseCustomer(
  db: Db,
  site: Site,
  { id, confirmation, staffId }: Erasure,
): Promise<void> {
  await transact(db, async (tx) => {
    const customer = await findCustomerById(tx, site.id, id)
    if (!customer) throw customerErrors.notFound()
    const { email } = customer
    if (confirmation.trim().toLowerCase() !== email) throw customerErrors.confirmationWrong()
    const orders = await lockOrdersOfEmail(tx, site.id, email)
    const [open] = await listOpenOrders(tx, site.id, email)
    if (open) throw createOpenError(open)
    const ids = orders.map((order) => order.id)
    await eraseSubscriptions(tx, site.id, email)
    await eraseCheckouts(tx, site.id, { email, cartIds: orders.map(({ cartId }) => cartId) })
    await eraseOrders(tx, site.id, { ids, staffId })
    await eraseInvoices(tx, site.id, ids)
    await eraseGrants(tx, site.id, ids)
    await deleteVisitorsOfOrders(tx, site.id, ids)
    await eraseVisitor(tx, site, email)
    await deleteEmailsAbout(tx, site.id, ids)
    await deleteEmails(tx, site.id, { recipient: email, about: '' })
    await deleteSuppressionByEmail(tx, site.id, email)
  })
}

/** Erases what a person left on the site besides orders. */
async function eraseVisitor(tx: Db, site: Site, email: string): Promise<void> {
  const user = await findSiteUserByEmail(tx, site.id, email)
  if (user) await eraseUser(tx, site, user.id)
  await deletePurchases(tx, site.id, email)
  await deleteSubscriberByEmail(tx, site.id, email)
  await deleteAbandonedCartsByEmail(tx, site.id, email)
  await deleteSignUpsByEmail(tx, site.id, email)
  await deleteReviewsByEmail(tx, site.id, email)
  await deleteSubmissionTraces(tx, site.id, await deleteSubmissionsByEmail(tx, site.id, email))
  await eraseCommentsByEmail(tx, site.id, email)
}

function createOpenError({ number, reason }: OpenOrder): AppError {
  if (number === null) return customerErrors.paymentRunning()
  const params = { number: String(number) }
  return reason === 'unpaid'
    ? customerErrors.orderUnpaid({ params })
    : customerErrors.orderUnfulfilled({ params })
}
