import type { Comment } from '@vitrine/contract'
import { commentFaults, commentMessages, type CommentStatus } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Asker } from './asker.ts'
import { blocksOf } from './block-store.ts'
import { isBlocked } from './blocked.ts'
import { cleanName, cleanText } from './clean-text.ts'
import {
  approvedParent,
  insertComment,
  isApprovedBefore,
  lockRepeats,
  type NewComment,
  repeatsOf,
} from './comment-store.ts'
import { keyed, wordsDigest } from './digest.ts'
import { commentErrors } from './errors.ts'
import { msSince } from './form-token.ts'
import { judge } from './judge.ts'
import type { Subject } from './subject.ts'

/** What a visitor sent. */
export interface Sent {
  readonly text: string
  readonly name: string
  readonly email: string
  readonly parentId: string | null
  /** The field that people do not see. */
  readonly website: string
  /** Empty where no script ran: pages are the same for everybody, and cannot say when they were opened. */
  readonly token: string
}

/** Who sent it. */
export interface Sender {
  readonly site: Site
  readonly user: Asker | undefined
  readonly address: string
}

/** What its visitor is told: of spam, and of what was sent before, the same as of what waits. */
export type Posted =
  | { readonly status: 'approved'; readonly comment: Comment }
  | { readonly status: 'pending'; readonly comment: null }

/** Takes a comment on an item; throws what is wrong with it, in words for who wrote it. */
export async function postComment(
  db: Db,
  { site, user, address }: Sender,
  { subject, sent, now }: { readonly subject: Subject; readonly sent: Sent; readonly now: number },
): Promise<Posted> {
  if (!subject.takesComments) throw commentErrors.closed()
  const { documentId } = subject
  const text = cleanText(sent.text)
  const name = user ? nameOf(user) : cleanName(sent.name)
  const email = user ? user.email : sent.email.trim()
  assertFit({ text, name, email }, user)
  const evidence = {
    text,
    name,
    isBlocked: isBlocked(await blocksOf(db, site.id), { text, name, email, address }),
    isTrapped: sent.website.trim() !== '',
    tookMs: msSince(site, { documentId, token: sent.token, now }),
    isModerated: subject.isModerated,
  }
  const ipDigest = keyed(site, 'ip', address)
  const bodyDigest = wordsDigest(site, text)
  return transact(db, async (tx): Promise<Posted> => {
    await lockRepeats(tx, site.id, bodyDigest)
    const parentId = await parentOf(tx, site.id, documentId, sent.parentId)
    const { isRepeated, isSame } = await repeatsOf(tx, site.id, {
      bodyDigest,
      ipDigest,
      documentId,
    })
    if (isSame) return WAITS
    const isKnown = user !== undefined && (await isApprovedBefore(tx, site.id, user.id))
    const { status, reason } = judge({ ...evidence, isRepeated, isKnown })
    const row = {
      id: newId(now),
      documentId,
      parentId,
      siteUserId: user?.id ?? null,
      authorName: name,
      authorEmail: email,
      body: text,
      status,
      reason,
      locale: subject.locale,
      ipDigest,
      bodyDigest,
      createdAt: new Date(now),
    }
    await insertComment(tx, site.id, row)
    return status === 'approved' ? { status, comment: shown(row) } : WAITS
  })
}

const WAITS: Posted = { status: 'pending', comment: null }

export function messageOf(status: Extract<CommentStatus, 'approved' | 'pending'>): string {
  return commentMessages[status]
}

function assertFit(
  given: { readonly text: string; readonly name: string; readonly email: string },
  user: Asker | undefined,
): void {
  const faults = commentFaults(given, { isSignedIn: user !== undefined })
  const [first] = Object.values(faults)
  if (first === undefined) return
  const errors = Object.fromEntries(Object.entries(faults))
  throw commentErrors.unfit({ errors })
}

async function parentOf(
  tx: Db,
  siteId: string,
  documentId: string,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null
  const parent = await approvedParent(tx, siteId, { id, documentId })
  if (parent === undefined) throw commentErrors.unknownComment()
  return parent.id
}

/** An address is nobody's to read: who gave no name is called by none. */
function nameOf({ firstName, lastName }: Asker): string {
  return cleanName(`${firstName} ${lastName}`) || NAMELESS
}

const NAMELESS = '–'

/** What everybody may read of a row. */
export function shown(
  row: Pick<NewComment, 'id' | 'parentId' | 'authorName' | 'memberId' | 'body'> & {
    readonly createdAt: Date
  },
): Comment {
  return {
    id: row.id,
    parentId: row.parentId ?? null,
    name: row.authorName,
    isOwner: typeof row.memberId === 'string',
    text: row.body,
    createdAt: row.createdAt.toISOString(),
  }
}
