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
import { listListNames } from './lists/list-store.ts'
import { listMemberships } from './lists/member-store.ts'
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
    const { cursor } = query
    const rows = await listSubscribers(db, site.id, { ...query, limit: PER_PAGE + 1 })
    const page = rows.slice(0, PER_PAGE)
    return {
      subscribers: await toSubscriberViews(db, site, page),
      counts: cursor === undefined ? await countSubscribers(db, site.id, query) : null,
      nextPageCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.addNewsletterSubscriber, async ({ db, site, body }) => {
    const added = await addSubscriber(db, site, body)
    const listIds = await loadListIds(db, site.id, [added])
    return toSubscriberView(added, { gone: new Set(), pageTitle: '', listIds })
  })

  mount(http, contract.importNewsletterSubscribers, async ({ db, site, body }) =>
    importSubscribers(db, site, {
      ...{ consent: body.consent, listIds: body.listIds, dryRun: body.dryRun },
      bytes: Buffer.from(body.file, 'base64'),
    }),
  )

  mount(http, contract.exportNewsletterSubscribers, async ({ db, site, query }) => {
    const rows = await listConfirmedSubscribers(db, site.id, query)
    const listIds = await loadListIds(db, site.id, rows)
    const names = new Map((await listListNames(db, site.id)).map(({ id, name }) => [id, name]))
    const gone = await listUnsubscribed(db, site.id, listEmailIds(rows))
    const lines = rows
      .filter(({ email }) => !gone.has(email))
      .map(({ id, email, firstName, lastName, locale, confirmedAt, ...row }) => [
        ...[email, firstName, lastName, locale, confirmedAt?.toISOString() ?? ''],
        (listIds.get(id) ?? []).map((listId) => names.get(listId)).join(', '),
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
  const listIds = await loadListIds(db, siteId, rows)
  const pageIds = new Set(rows.map(getPageId))
  const titles = await loadItemTitles(db, siteId, parseIds([...pageIds]))
  return rows.map((row) => {
    const pages = titles.get(getPageId(row)) ?? []
    const page = pages.find(({ locale }) => locale === language) ?? pages[0]
    return toSubscriberView(row, { gone, pageTitle: page?.title ?? '', listIds })
  })
}

/** Loads the ids of the mailing lists of subscribers, by subscriber. */
async function loadListIds(
  db: Db,
  siteId: string,
  rows: readonly Subscriber[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const listIds = new Map<string, string[]>()
  const ids = rows.map(({ id }) => id)
  for (const { subscriberId, listId } of await listMemberships(db, siteId, ids))
    listIds.set(subscriberId, [...(listIds.get(subscriberId) ?? []), listId])
  return listIds
}

/** Returns the id of the document with the form of a subscriber. */
function getPageId({ formId }: Subscriber): string {
  return formId.split('.')[0] ?? ''
}

/** The parts of the view of a subscriber that its row does not have. */
interface SubscriberContext {
  /** The addresses that have unsubscribed. */
  readonly gone: ReadonlySet<string>
  readonly pageTitle: string
  /** The ids of mailing lists by subscriber. */
  readonly listIds: ReadonlyMap<string, readonly string[]>
}

function toSubscriberView(
  row: Subscriber,
  { gone, pageTitle, listIds }: SubscriberContext,
): contract.NewsletterSubscriber {
  const { id, email, firstName, lastName, locale, formId, createdAt, confirmedAt } = row
  const { source, consent } = row
  const status = gone.has(email) ? 'unsubscribed' : confirmedAt ? 'confirmed' : 'pending'
  return {
    ...{ id, email, firstName, lastName, status, locale, source, formId, pageTitle, consent },
    listIds: [...(listIds.get(id) ?? [])],
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
