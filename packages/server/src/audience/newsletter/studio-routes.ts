import * as contract from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { transact } from '../../platform/db/transact.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { listUnsubscribed } from '../unsubscribe/index.ts'
import {
  listConfirmedSubscribers,
  deleteSubscribers,
  type Subscriber,
  listSubscribers,
} from './store.ts'
import { deleteConfirmationEmails } from './subscribe.ts'

const PER_PAGE = 100

/** Mounts the subscriber calls of the studio. */
export function studioNewsletterRoutes(http: HttpServer): void {
  mount(http, contract.listNewsletterSubscribers, async ({ db, site, query }) => {
    const { cursor, search } = query
    const rows = await listSubscribers(db, site.id, { cursor, search, limit: PER_PAGE + 1 })
    const page = rows.slice(0, PER_PAGE)
    const gone = await listUnsubscribed(db, site.id, listEmailIds(page))
    return {
      subscribers: page.map((row) => toSubscriberView(row, gone)),
      nextPageCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.exportNewsletterSubscribers, async ({ db, site }) => {
    const rows = await listConfirmedSubscribers(db, site.id)
    const gone = await listUnsubscribed(db, site.id, listEmailIds(rows))
    const lines = rows
      .filter(({ email }) => !gone.has(email))
      .map(({ email, firstName, lastName, locale, confirmedAt }) => [
        email,
        firstName,
        lastName,
        locale,
        confirmedAt?.toISOString() ?? '',
      ])
    return {
      csv: formatCsv([['Email', 'First Name', 'Last Name', 'Language', 'Confirmed On'], ...lines]),
    }
  })

  mount(http, contract.deleteNewsletterSubscribers, async ({ db, site, body }) => ({
    deleted: await transact(db, async (tx) => {
      const gone = await deleteSubscribers(tx, site.id, body.ids)
      await deleteConfirmationEmails(tx, site.id, gone)
      return gone.length
    }),
  }))
}

function listEmailIds(rows: readonly Subscriber[]): readonly string[] {
  return rows.map(({ email }) => email)
}

function toSubscriberView(
  row: Subscriber,
  gone: ReadonlySet<string>,
): contract.NewsletterSubscriber {
  const { id, email, firstName, lastName, locale, formId, createdAt, confirmedAt } = row
  const status = gone.has(email) ? 'unsubscribed' : confirmedAt ? 'confirmed' : 'pending'
  return {
    id,
    email,
    firstName,
    lastName,
    status,
    locale,
    formId,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
