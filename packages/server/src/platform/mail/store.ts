import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { mail } from './tables.ts'

export interface NewEmail {
  /** The key by which an email is written only once: "order-confirmation:<order id>". */
  readonly dedupe: string
  readonly recipient: string
  readonly subject: string
  readonly bodyText: string
  readonly bodyHtml: string
}

/**
 * Creates an email in the outbox that the owner reads in the studio. An email with a known key is not created
 * again.
 */
export async function createEmail(db: Db, siteId: string, email: NewEmail): Promise<void> {
  await db
    .insert(mail)
    .values({ ...email, siteId, id: newId() })
    .onConflictDoNothing()
}

/** Deletes the emails to a recipient whose key begins with `about`. */
export async function deleteEmails(
  db: Db,
  siteId: string,
  { recipient, about }: { readonly recipient: string; readonly about: string },
): Promise<void> {
  await db
    .delete(mail)
    .where(
      and(
        eq(mail.siteId, siteId),
        eq(sql`lower(${mail.recipient})`, recipient.toLowerCase()),
        sql`starts_with(${mail.dedupe}, ${about})`,
      ),
    )
}

/** Lists emails, newest first; `before` is the ID of the last one already listed. */
export async function listEmails(
  db: Db,
  siteId: string,
  page: { readonly before: string | undefined; readonly limit: number },
) {
  return db
    .select({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      bodyText: mail.bodyText,
      createdAt: mail.createdAt,
      sentAt: mail.sentAt,
    })
    .from(mail)
    .where(
      and(
        eq(mail.siteId, siteId),
        page.before === undefined ? undefined : lt(mail.id, page.before),
      ),
    )
    .orderBy(desc(mail.id))
    .limit(page.limit)
}
