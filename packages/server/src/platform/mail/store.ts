import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { emitEvent } from '../jobs/store.ts'
import { type NewEmail, parseParts, toSingleLine } from './email.ts'
import { mail } from './tables.ts'

/** The event that sends an email. */
export const EMAIL_WAITING = 'email.waiting'

/**
 * Creates an email, and the event that sends it after the commit: both or neither. An email with a known key is not
 * created again.
 */
export async function createEmail(db: Db, siteId: string, email: NewEmail): Promise<void> {
  const { parts: body, subject, ...rest } = email
  // The address was erased.
  if (rest.recipient === '') return
  const id = newId()
  await db.transaction(async (tx) => {
    const created = await tx
      .insert(mail)
      .values({ ...rest, subject: toSingleLine(subject), body, siteId, id })
      .onConflictDoNothing()
      .returning({ id: mail.id })
    if (created.length > 0)
      await emitWaiting(tx, siteId, { id, dedupe: `email:${id}`, runAt: email.notBefore })
  })
}

async function emitWaiting(
  tx: Db,
  siteId: string,
  {
    id,
    ...event
  }: { readonly id: string; readonly dedupe: string; readonly runAt?: Date | undefined },
): Promise<void> {
  await emitEvent(tx, siteId, { topic: EMAIL_WAITING, payload: { id }, ...event })
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

/**
 * Deletes the waiting emails among these keys that no process has tried to send. Resolves to the keys of those: one
 * that was tried may have arrived.
 */
export async function deleteUntriedEmails(
  db: Db,
  siteId: string,
  dedupes: readonly string[],
): Promise<readonly string[]> {
  if (dedupes.length === 0) return []
  const deleted = await db
    .delete(mail)
    .where(
      and(
        eq(mail.siteId, siteId),
        inArray(mail.dedupe, [...dedupes]),
        eq(mail.state, 'waiting'),
        eq(mail.attempts, 0),
      ),
    )
    .returning({ dedupe: mail.dedupe })
  return deleted.map(({ dedupe }) => dedupe)
}

/** Deletes the emails with exactly these keys. */
export async function deleteEmailsByKey(
  db: Db,
  siteId: string,
  dedupes: readonly string[],
): Promise<void> {
  if (dedupes.length === 0) return
  await db.delete(mail).where(and(eq(mail.siteId, siteId), inArray(mail.dedupe, [...dedupes])))
}

/** Deletes the emails whose keys contain one of the ids, to any recipient. */
export async function deleteEmailsAbout(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  const patterns = ids.map((id) => `%${id}%`)
  await db
    .delete(mail)
    .where(
      and(eq(mail.siteId, siteId), sql`${mail.dedupe} like any(${sql.param(patterns)}::text[])`),
    )
}

/** Lists the emails to an address, newest first, without their texts. */
export async function listEmailsTo(
  db: Db,
  siteId: string,
  email: string,
): Promise<readonly { readonly subject: string; state: EmailState; createdAt: Date }[]> {
  return db
    .select({ subject: mail.subject, state: mail.state, createdAt: mail.createdAt })
    .from(mail)
    .where(and(eq(mail.siteId, siteId), eq(sql`lower(${mail.recipient})`, email)))
    .orderBy(desc(mail.createdAt))
}

const emailColumns = {
  id: mail.id,
  recipient: mail.recipient,
  subject: mail.subject,
  language: mail.language,
  body: mail.body,
  state: mail.state,
  attempts: mail.attempts,
  messageId: mail.messageId,
  lastError: mail.lastError,
  createdAt: mail.createdAt,
  sentAt: mail.sentAt,
}

export type Email = Awaited<ReturnType<typeof listEmails>>[number]

/** A state of the delivery of an email. */
export type EmailState = Email['state']

/** Lists emails, newest first; `before` is the ID of the last one already listed. */
export async function listEmails(
  db: Db,
  siteId: string,
  page: {
    readonly before: string | undefined
    readonly state?: typeof mail.$inferSelect.state | undefined
    readonly limit: number
  },
) {
  const rows = await db
    .select(emailColumns)
    .from(mail)
    .where(
      and(
        eq(mail.siteId, siteId),
        page.before === undefined ? undefined : lt(mail.id, page.before),
        page.state === undefined ? undefined : eq(mail.state, page.state),
      ),
    )
    .orderBy(desc(mail.id))
    .limit(page.limit)
  return rows.map(({ body, ...row }) => ({ ...row, parts: parseParts(body) }))
}

export async function findEmail(db: Db, siteId: string, id: string): Promise<Email | undefined> {
  const [row] = await db.select(emailColumns).from(mail).where(isOne(siteId, id))
  if (!row) return undefined
  const { body, ...rest } = row
  return { ...rest, parts: parseParts(body) }
}

/** Finds the states of emails by their keys; those without an email are omitted. */
export async function findEmailStates(
  db: Db,
  siteId: string,
  dedupes: readonly string[],
): Promise<ReadonlyMap<string, EmailState>> {
  const found = await findEmailDeliveries(db, siteId, dedupes)
  return new Map([...found].map(([dedupe, { state }]) => [dedupe, state]))
}

/** How far an email has come, and to whom. */
export interface EmailDelivery {
  readonly state: EmailState
  readonly recipient: string
  /** The time before which it is not sent; null for at once. */
  readonly notBefore: Date | null
}

/** Finds emails by their keys; those without an email are omitted. */
export async function findEmailDeliveries(
  db: Db,
  siteId: string,
  dedupes: readonly string[],
): Promise<ReadonlyMap<string, EmailDelivery>> {
  if (dedupes.length === 0) return new Map()
  const rows = await db
    .select({
      dedupe: mail.dedupe,
      state: mail.state,
      recipient: mail.recipient,
      notBefore: mail.notBefore,
    })
    .from(mail)
    .where(and(eq(mail.siteId, siteId), inArray(mail.dedupe, [...dedupes])))
  return new Map(rows.map(({ dedupe, ...delivery }) => [dedupe, delivery]))
}

/**
 * Claims a waiting email for one attempt, which counts from now on. Resolves to undefined if it does not wait, or
 * another process is sending it.
 */
export async function claimEmail(db: Db, siteId: string, id: string): Promise<Email | undefined> {
  const claimed = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, claimedUntil: sql`now() + interval '4 minutes'` })
    .where(
      and(
        isOne(siteId, id),
        eq(mail.state, 'waiting'),
        sql`(${mail.claimedUntil} is null or ${mail.claimedUntil} < now())`,
      ),
    )
    .returning({ id: mail.id })
  return claimed.length === 0 ? undefined : findEmail(db, siteId, id)
}

/** Saves the Message-ID of the first attempt. Resolves to the one that was saved first. */
export async function ensureMessageId(
  db: Db,
  siteId: string,
  { id, messageId }: { readonly id: string; readonly messageId: string },
): Promise<string> {
  const [row] = await db
    .update(mail)
    .set({ messageId: sql`coalesce(${mail.messageId}, ${messageId})` })
    .where(isOne(siteId, id))
    .returning({ messageId: mail.messageId })
  return row?.messageId ?? messageId
}

/** Ends an attempt: the email was sent, will not be sent, or waits for the next attempt. */
export async function endAttempt(
  db: Db,
  siteId: string,
  result: {
    readonly id: string
    readonly state: EmailState
    readonly error?: string | undefined
  },
): Promise<void> {
  const { id, state, error = null } = result
  await db
    .update(mail)
    .set({
      state,
      lastError: error?.slice(0, 1_000) ?? null,
      claimedUntil: null,
      sentAt: state === 'sent' ? sql`now()` : null,
    })
    .where(and(isOne(siteId, id), eq(mail.state, 'waiting')))
}

/** Queues an email that was not sent for new attempts. Returns false if it was sent or is gone. */
export async function requeueEmail(db: Db, siteId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const queued = await tx
      .update(mail)
      .set({ state: 'waiting', attempts: 0, lastError: null, notBefore: null })
      .where(and(isOne(siteId, id), ne(mail.state, 'sent')))
      .returning({ id: mail.id })
    if (queued.length === 0) return false
    await emitWaiting(tx, siteId, { id, dedupe: `email:${id}:${newId()}` })
    return true
  })
}

function isOne(siteId: string, id: string) {
  return and(eq(mail.siteId, siteId), eq(mail.id, id))
}
