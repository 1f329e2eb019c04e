import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { transact } from '../../platform/db/transact.ts'
import { csvOf } from '../../platform/http/csv.ts'
import { mount } from '../../platform/http/mount.ts'
import { unsubscribedOf } from '../unsubscribe/index.ts'
import { confirmedSubscribers, deleteSubscribers, type Subscriber, subscribersOf } from './store.ts'
import { forgetLetters } from './subscribe.ts'

const PER_PAGE = 100

/** Who asked for letters, for those who write them. */
export function studioNewsletterRoutes(app: FastifyInstance): void {
  mount(app, contract.listNewsletterSubscribers, async ({ db, site, query }) => {
    const { cursor, search } = query
    const rows = await subscribersOf(db, site.id, { cursor, search, limit: PER_PAGE + 1 })
    const page = rows.slice(0, PER_PAGE)
    const gone = await unsubscribedOf(db, site.id, emailsOf(page))
    return {
      subscribers: page.map((row) => viewOf(row, gone)),
      nextPageCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(app, contract.exportNewsletterSubscribers, async ({ db, site }) => {
    const rows = await confirmedSubscribers(db, site.id)
    const gone = await unsubscribedOf(db, site.id, emailsOf(rows))
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
      csv: csvOf([['Email', 'First Name', 'Last Name', 'Language', 'Confirmed On'], ...lines]),
    }
  })

  mount(app, contract.deleteNewsletterSubscribers, async ({ db, site, body }) => ({
    deleted: await transact(db, async (tx) => {
      const gone = await deleteSubscribers(tx, site.id, body.ids)
      await forgetLetters(tx, site.id, gone)
      return gone.length
    }),
  }))
}

function emailsOf(rows: readonly Subscriber[]): readonly string[] {
  return rows.map(({ email }) => email)
}

function viewOf(row: Subscriber, gone: ReadonlySet<string>): contract.NewsletterSubscriber {
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
