import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { mail } from './tables.ts'

export interface NewMail {
  /** Names what the mail is about, so that it is written once: "order-confirmation:<order id>". */
  readonly dedupe: string
  readonly recipient: string
  readonly subject: string
  readonly bodyText: string
  readonly bodyHtml: string
}

/** Puts a mail in the outbox that the owner reads in the studio. The same one again is not written. */
export async function writeMail(db: Db, siteId: string, letter: NewMail): Promise<void> {
  await db
    .insert(mail)
    .values({ ...letter, siteId, id: newId() })
    .onConflictDoNothing()
}

/** Forgets the letters to somebody that are about one thing: those whose `dedupe` begins with it. */
export async function forgetMails(
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

/** Newest first; `before` is the id of the last one already shown. */
export async function mailsOf(
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
