import { listMails } from '@vitrine/contract'
import type { HttpServer } from '../http/http-server.ts'
import { mount } from '../http/mount.ts'
import { listEmails } from './store.ts'

const PAGE_SIZE = 50

export function mailRoutes(http: HttpServer): void {
  mount(http, listMails, async ({ query, site, db }) => {
    const rows = await listEmails(db, site.id, { before: query.cursor, limit: PAGE_SIZE + 1 })
    const mails = rows.slice(0, PAGE_SIZE).map(({ createdAt, sentAt, ...rest }) => ({
      ...rest,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }))
    const last = rows.length > PAGE_SIZE ? mails.at(-1) : undefined
    return { mails, hasNextPage: last !== undefined, nextPageCursor: last?.id ?? null }
  })
}
