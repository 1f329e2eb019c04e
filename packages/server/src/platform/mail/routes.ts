import * as contract from '@vitrine/contract'
import type { Db } from '../db/db.ts'
import type { HttpServer } from '../http/http-server.ts'
import { mount } from '../http/mount.ts'
import { mailErrors } from './errors.ts'
import type { EmailPorts } from './ports.ts'
import { renderEmailText } from './render-email.ts'
import { fillParts, loadSharedParts, redactParts } from './secrets.ts'
import { type Email, findEmail, listEmails, requeueEmail } from './store.ts'
import { deleteSuppression, findSuppression, listSuppressions } from './suppression-store.ts'

const PAGE_SIZE = 50

export function mailRoutes(
  http: HttpServer,
  { email: ports }: { readonly email: EmailPorts },
): void {
  const { transport, secrets, sharedParts } = ports

  mount(http, contract.listEmails, async ({ query, site, db }) => {
    const { cursor, state } = query
    const rows = await listEmails(db, site.id, { before: cursor, state, limit: PAGE_SIZE + 1 })
    const sender = site.contactEmail || (transport?.fallbackSender ?? null)
    return {
      emails: rows.slice(0, PAGE_SIZE).map(toEmailView),
      ...getNextPage(rows),
      delivery: { isConfigured: transport !== undefined, sender },
    }
  })

  mount(http, contract.retryEmail, async ({ params: { id }, site, db }) => {
    if (!transport) throw mailErrors.noMailServer()
    const email = await loadEmail(db, site.id, id)
    if ((await findSuppression(db, site.id, email.recipient)) !== undefined)
      throw mailErrors.suppressed()
    if (!(await requeueEmail(db, site.id, id))) throw mailErrors.alreadySent()
    return {}
  })

  mount(http, contract.openEmail, async ({ params: { id }, site, db }) => {
    const email = await loadEmail(db, site.id, id)
    if (transport || email.state === 'sent') throw mailErrors.hasMailServer()
    const given = { db, siteId: site.id, origin: site.origin }
    const parts = await loadSharedParts(sharedParts, email.parts, given)
    const filled = parts && (await fillParts(secrets, parts, given))
    if (!filled) throw mailErrors.linkExpired()
    return { bodyText: renderEmailText(filled) }
  })

  suppressionRoutes(http)
}

function suppressionRoutes(http: HttpServer): void {
  mount(http, contract.listMailSuppressions, async ({ query, site, db }) => {
    const page = { before: query.cursor, limit: PAGE_SIZE + 1 }
    const rows = await listSuppressions(db, site.id, page)
    const suppressions = rows
      .slice(0, PAGE_SIZE)
      .map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
    return { suppressions, ...getNextPage(rows) }
  })

  mount(http, contract.deleteMailSuppression, async ({ params: { id }, site, db }) => {
    if (!(await deleteSuppression(db, site.id, id))) throw mailErrors.suppressionNotFound()
    return {}
  })
}

/** Returns where a list continues, of which one row more than a page was read. */
function getNextPage(rows: readonly { readonly id: string }[]) {
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined
  return { hasNextPage: last !== undefined, nextPageCursor: last?.id ?? null }
}

/** Returns an email for staff, without its links and codes. */
function toEmailView({ parts, createdAt, sentAt, ...email }: Email) {
  const { id, recipient, subject, state, attempts, lastError } = email
  return {
    ...{ id, recipient, subject, state, attempts, lastError },
    bodyText: renderEmailText(redactParts(parts)),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

async function loadEmail(db: Db, siteId: string, id: string): Promise<Email> {
  const email = await findEmail(db, siteId, id)
  if (!email) throw mailErrors.notFound()
  return email
}
