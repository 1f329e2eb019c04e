import * as contract from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { loadItemTitles } from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { parseIds } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { listUnsubscribed } from '../unsubscribe/index.ts'
import { addSubscriber } from './add-subscriber.ts'
import { importSubscribers } from './import-subscribers.ts'
import {
  countSubscribers,
  listConfirmedSubscribers,
  deleteSubscribers,
  type Subscriber,
  listSubscribers,
} from './store.ts'
import { SUBSCRIBER_COLUMNS } from './subscriber-columns.ts'
import { deleteConfirmationEmails } from './subscribe.ts'

const PER_PAGE = 100

/** Mounts the subscriber calls of the studio. */
export function studioNewsletterRoutes(http: HttpServer): void {
  mount(http, contract.listNewsletterSubscribers, async ({ db, site, query }) => {
    const { cursor, search } = query
    const rows = await listSubscribers(db, site.id, { ...query, limit: PER_PAGE + 1 })
    const page = rows.slice(0, PER_PAGE)
    return {
      subscribers: await toSubscriberViews(db, site, page),
      counts: cursor === undefined ? await countSubscribers(db, site.id, search) : null,
      nextPageCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.addNewsletterSubscriber, async ({ db, site, body }) => {
    const added = await addSubscriber(db, site, body)
    return toSubscriberView(added, { gone: new Set(), pageTitle: '' })
  })

  mount(http, contract.importNewsletterSubscribers, async ({ db, site, body }) =>
    importSubscribers(db, site, {
      ...{ consent: body.consent, dryRun: body.dryRun },
      bytes: Buffer.from(body.file, 'base64'),
    }),
  )

  mount(http, contract.exportNewsletterSubscribers, async ({ db, site }) => {
    const rows = await listConfirmedSubscribers(db, site.id)
    const gone = await listUnsubscribed(db, site.id, listEmailIds(rows))
    const lines = rows
      .filter(({ email }) => !gone.has(email))
      .map(({ email, firstName, lastName, locale, confirmedAt, ...row }) => [
        ...[email, firstName, lastName, locale, confirmedAt?.toISOString() ?? ''],
        ...[row.createdAt.toISOString(), row.source, row.consent],
      ])
    const header = [...Object.values(SUBSCRIBER_COLUMNS), 'Added On', 'Source', 'Consent']
    return { csv: formatCsv([header, ...lines]) }
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

async function toSubscriberViews(
  db: Db,
  { id: siteId, language }: Site,
  rows: readonly Subscriber[],
): Promise<contract.NewsletterSubscriber[]> {
  const gone = await listUnsubscribed(db, siteId, listEmailIds(rows))
  const pageIds = new Set(rows.map(getPageId))
  const titles = await loadItemTitles(db, siteId, parseIds([...pageIds]))
  return rows.map((row) => {
    const pages = titles.get(getPageId(row)) ?? []
    const page = pages.find(({ locale }) => locale === language) ?? pages[0]
    return toSubscriberView(row, { gone, pageTitle: page?.title ?? '' })
  })
}

/** Returns the id of the document with the form of a subscriber. */
function getPageId({ formId }: Subscriber): string {
  return formId.split('.')[0] ?? ''
}

function toSubscriberView(
  row: Subscriber,
  { gone, pageTitle }: { readonly gone: ReadonlySet<string>; readonly pageTitle: string },
): contract.NewsletterSubscriber {
  const { id, email, firstName, lastName, locale, formId, createdAt, confirmedAt } = row
  const { source, consent } = row
  const status = gone.has(email) ? 'unsubscribed' : confirmedAt ? 'confirmed' : 'pending'
  return {
    ...{ id, email, firstName, lastName, status, locale, source, formId, pageTitle, consent },
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
