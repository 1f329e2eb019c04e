import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  type EmailPart,
  type EmailPorts,
  fillParts,
  renderEmailHtml,
  renderEmailText,
} from '../../platform/mail/index.ts'
import { createFooter, TEST_UNSUBSCRIBE } from './campaign-email.ts'

/** Renders a campaign as a recipient gets it, with an unsubscribe link that unsubscribes no address. */
export async function renderPreview(
  db: Db,
  site: Site,
  given: {
    readonly subject: string
    readonly parts: readonly EmailPart[]
    readonly email: EmailPorts
  },
): Promise<{ readonly html: string; readonly text: string }> {
  const { subject, parts, email } = given
  const { id: siteId, origin, language } = site
  const look = await email.loadSite(db, siteId, origin)
  const all = [...parts, createFooter(site, { kind: TEST_UNSUBSCRIBE, id: siteId })]
  const filled = await fillParts(email.secrets, all, { db, siteId, origin })
  if (!look || !filled) throw new Error('The site of a request is there')
  // The studio loads images from where it is open, which may be another address of the site.
  const from = { ...look, origin }
  return {
    html: renderEmailHtml({ subject, language, site: from, parts: filled }),
    text: renderEmailText(filled),
  }
}
