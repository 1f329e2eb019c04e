import { listDownloadsByEmail } from '../../commerce/downloads/index.ts'
import { exportInvoices } from '../../commerce/invoices/index.ts'
import { exportOrdersOfEmail } from '../../commerce/orders/index.ts'
import { exportSubscriptionsOfEmail } from '../../commerce/subscriptions/index.ts'
import { listAddresses } from '../../commerce/saved-addresses/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { listEmailsTo } from '../../platform/mail/index.ts'
import { exportAbandonedCarts } from '../abandoned-carts/index.ts'
import { exportComments } from '../comments/index.ts'
import { type ExportedFile, exportSubmissions } from '../forms/index.ts'
import { exportMemberships, findSubscriberByEmail } from '../newsletter/index.ts'
import { listReviewsByEmail } from '../product-reviews/index.ts'
import { listSignUpsByEmail } from '../restock/index.ts'
import {
  findSiteUserByEmail,
  findSiteUserById,
  listAreasOfUser,
  listSessions,
} from '../site-users/index.ts'
import { findUnsubscribedAt } from '../unsubscribe/index.ts'
import { customerErrors } from './errors.ts'
import { findCustomerById, findCustomerId, listNotes } from './store.ts'

/** Everything that is held about a person, to hand out. */
export interface PersonalData {
  /** The text of a JSON file, which names the paths of the files. */
  readonly json: string
  /** The files that the person has sent. */
  readonly files: readonly ExportedFile[]
}

/** Finds what is held about one person by the id of a customer or of an account. Throws `customers.notFound`. */
export type ExportPerson = (db: Db, siteId: string, id: string) => Promise<PersonalData>

/** Returns everything that is held about a customer. Throws `customers.notFound`. */
export async function exportCustomer(db: Db, siteId: string, id: string): Promise<PersonalData> {
  const customer = await findCustomerById(db, siteId, id)
  if (!customer) throw customerErrors.notFound()
  const notes = await listNotes(db, siteId, id)
  return exportPerson(db, siteId, { ...customer, notes })
}

/** Returns everything that is held about an account. Throws `customers.notFound`. */
export async function exportAccountData(db: Db, siteId: string, id: string): Promise<PersonalData> {
  const user = await findSiteUserById(db, siteId, id)
  if (!user) throw customerErrors.notFound()
  const email = user.email.toLowerCase()
  const customerId = await findCustomerId(db, siteId, email)
  if (customerId !== undefined) return exportCustomer(db, siteId, customerId)
  const name = `${user.firstName} ${user.lastName}`.trim()
  return exportPerson(db, siteId, { email, name, notes: [] })
}

interface Person {
  /** In small letters. */
  readonly email: string
  readonly name: string
  readonly notes: Awaited<ReturnType<typeof listNotes>>
}

async function exportPerson(
  db: Db,
  siteId: string,
  { email, name, notes }: Person,
): Promise<PersonalData> {
  const user = await findSiteUserByEmail(db, siteId, email)
  const signUps = await listSignUpsByEmail(db, siteId, email)
  const reviews = await listReviewsByEmail(db, siteId, email)
  const downloads = await listDownloadsByEmail(db, siteId, email)
  const { formSubmissions, files } = await exportSubmissions(db, siteId, email)
  const content = {
    email,
    name,
    account: user ? await exportAccount(db, siteId, user) : null,
    newsletter: await exportNewsletter(db, siteId, email),
    restockSignUps: signUps.map(({ variantId, createdAt, notifiedAt }) => ({
      ...{ variantId, createdAt, notifiedAt },
    })),
    productReviews: reviews.map(
      ({ productId, state, stars, authorName, title, body, verified, reply, createdAt }) => ({
        ...{ productId, state, stars, name: authorName, title, text: body },
        ...{ isVerified: verified, reply, createdAt },
      }),
    ),
    orders: await exportOrdersOfEmail(db, siteId, email),
    abandonedCarts: await exportAbandonedCarts(db, siteId, email),
    subscriptions: await exportSubscriptionsOfEmail(db, siteId, email),
    invoices: await exportInvoices(db, siteId, email),
    downloads: downloads.map(({ filename, state, used, expiresAt, lastDownloadAt }) => ({
      filename,
      state,
      used,
      expiresAt,
      lastDownloadAt,
    })),
    formSubmissions,
    comments: await exportComments(db, siteId, { email, siteUserId: user?.id }),
    emails: await listEmailsTo(db, siteId, email),
    notes: notes.map(({ text, createdAt }) => ({ text, createdAt })),
  }
  return { json: `${JSON.stringify(content, null, 2)}\n`, files }
}

async function exportAccount(
  db: Db,
  siteId: string,
  user: NonNullable<Awaited<ReturnType<typeof findSiteUserByEmail>>>,
) {
  const { id, firstName, lastName, locale, verifiedAt, createdAt } = user
  const addresses = await listAddresses(db, { siteId, siteUserId: id })
  return {
    firstName,
    lastName,
    language: locale,
    createdAt,
    confirmedAt: verifiedAt,
    addresses: addresses.map(({ address, isDefault }) => ({ ...address, isDefault })),
    memberAreas: await listAreasOfUser(db, siteId, id),
    sessions: await listSessions(db, siteId, id),
  }
}

async function exportNewsletter(db: Db, siteId: string, email: string) {
  const subscriber = await findSubscriberByEmail(db, siteId, email)
  const unsubscribedAt = (await findUnsubscribedAt(db, siteId, email)) ?? null
  if (!subscriber) return { unsubscribedAt }
  const { firstName, lastName, locale, formId, createdAt, confirmedAt } = subscriber
  const { source, consent } = subscriber
  const times = { requestedAt: createdAt, confirmedAt, unsubscribedAt }
  const lists = await exportMemberships(db, siteId, subscriber.id)
  return { firstName, lastName, language: locale, form: formId, source, consent, lists, ...times }
}
