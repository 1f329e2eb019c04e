import type { Body, recordConsent } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { PublishedBanner } from '../../platform/http/page-server.ts'
import { CONSENT_MONTHS } from './retention.ts'
import { consentWording, cookieConsent } from './tables.ts'

/**
 * Records an answer to the cookie banner, with the texts that it was given to. `published` is the banner that the site
 * shows now: an answer to other texts refers to them only if an earlier answer recorded them.
 */
export async function insertConsent(
  db: Db,
  siteId: string,
  { accepted, locale, wording }: Body<typeof recordConsent>,
  published: PublishedBanner | undefined,
): Promise<void> {
  if (published?.id === wording) {
    const { id, text: content, adServices: _, ...texts } = published
    await db
      .insert(consentWording)
      .values({ ...texts, siteId, wording: id, content })
      .onConflictDoNothing()
  }
  await db.execute(sql`
    insert into ${cookieConsent} (site_id, id, accepted, locale, wording) values (${siteId}, ${newId()}, ${accepted}, ${locale},
      (select w.wording from ${consentWording} w where w.site_id = ${siteId} and w.wording = ${wording}))`)
}

/** Deletes old answers, and then the texts without answers. */
export async function deleteOldConsents(db: Db): Promise<void> {
  await db.execute(
    sql`delete from cookie_consent where at < now() - make_interval(months => ${CONSENT_MONTHS})`,
  )
  await db.execute(sql`
    delete from consent_wording w where w.first_used_at < now() - make_interval(months => ${CONSENT_MONTHS}) and not exists
      (select from cookie_consent c where c.site_id = w.site_id and c.wording = w.wording)`)
}
