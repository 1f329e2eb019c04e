import { listMails } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { mailsOf } from './store.ts'

const PAGE_SIZE = 50

export function mailRoutes(app: FastifyInstance): void {
  mount(app, listMails, async ({ query, site, db }) => {
    const rows = await mailsOf(db, site.id, { before: query.cursor, limit: PAGE_SIZE + 1 })
    const mails = rows.slice(0, PAGE_SIZE).map(({ createdAt, sentAt, ...rest }) => ({
      ...rest,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }))
    const last = rows.length > PAGE_SIZE ? mails.at(-1) : undefined
    return { mails, hasNextPage: last !== undefined, nextPageCursor: last?.id ?? null }
  })
}
