import type { Db } from '../platform/db/db.ts'
import type { EmailPorts } from '../platform/mail/index.ts'
import { renderEmailHtml, renderEmailText } from '../platform/mail/render-email.ts'
import { fillParts, loadSharedParts } from '../platform/mail/secrets.ts'
import { listEmails } from '../platform/mail/store.ts'

/** The configured public URL of the install, whatever a request claims. */
export const INSTALL = 'https://install.example'

export interface TestEmail {
  readonly recipient: string
  readonly subject: string
  /** As they are sent, with links. */
  readonly text: string
  readonly html: string
  /** The token in the link; empty without one. */
  readonly token: string
}

/** Reads the emails of a site, oldest first, with the links that they are sent with. */
export async function readEmails(given: {
  readonly db: Db
  readonly siteId: string
  readonly email: EmailPorts
}): Promise<readonly TestEmail[]> {
  const { db, siteId, email: ports } = given
  const site = await ports.loadSite(db, siteId, INSTALL)
  if (!site) throw new Error('A test site is there')
  const emails = await listEmails(db, siteId, { before: undefined, limit: 1_000 })
  const read = emails.toReversed().map(async ({ recipient, subject, language, parts }) => {
    const loaded = await loadSharedParts(ports.sharedParts, parts, { db, siteId })
    const given = { db, siteId, origin: site.origin }
    const filled = loaded && (await fillParts(ports.secrets, loaded, given))
    const text = filled ? renderEmailText(filled) : ''
    const html = filled ? renderEmailHtml({ subject, language, site, parts: filled }) : ''
    return { recipient, subject, text, html, token: /[?&]token=([\w.-]+)/.exec(text)?.[1] ?? '' }
  })
  return Promise.all(read)
}

/**
 * Returns ports that send the emails of one site. Sites of other tests share the database, and emails of theirs
 * that failed become due again at any time.
 */
export function skipOtherSites(email: EmailPorts, siteId: string): EmailPorts {
  return {
    ...email,
    loadSite: async (db, id, url) => (id === siteId ? email.loadSite(db, id, url) : undefined),
  }
}
