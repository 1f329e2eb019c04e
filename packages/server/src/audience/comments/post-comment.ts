import type { Comment } from '@vitrine/contract'
import { type CommentStatus, getTranslate, validateComment } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Asker } from './commenter.ts'
import { listBlockedEntries } from './block-store.ts'
import { isBlocked } from './blocked.ts'
import { cleanName, cleanText } from './clean-text.ts'
import {
  findApprovedParent,
  insertComment,
  isApprovedBefore,
  lockRepeats,
  type NewComment,
  findRepeats,
} from './comment-store.ts'
import { computeKeyedDigest, computeTextDigest } from './digest.ts'
import { commentErrors } from './errors.ts'
import { computeAgeMs } from './form-token.ts'
import { judge } from './judge.ts'
import type { Subject } from './subject.ts'

/** The fields of a comment as sent. */
export interface Sent {
  readonly text: string
  readonly name: string
  readonly email: string
  readonly parentId: string | null
  /** The value of the field that people do not see. */
  readonly website: string
  /**
   * The form token; empty without scripts, since a page is the same for everyone and cannot tell
   * when it was opened.
   */
  readonly token: string
}

/** The author of a comment. */
export interface Sender {
  readonly site: Site
  readonly user: Asker | undefined
  readonly network: string
}

/** The result for the visitor: spam and repeats look like pending comments. */
export type Posted =
  | { readonly status: 'approved'; readonly comment: Comment }
  | { readonly status: 'pending'; readonly comment: null }

/** Creates a comment on an item. Throws an error in words for its author. */
export async function postComment(
  db: Db,
  { site, user, network }: Sender,
  { subject, sent, now }: { readonly subject: Subject; readonly sent: Sent; readonly now: number },
): Promise<Posted> {
  if (!subject.takesComments) throw commentErrors.closed()
  const { documentId } = subject
  const text = cleanText(sent.text)
  const name = user ? getAuthorName(user) : cleanName(sent.name)
  const email = user ? user.email : sent.email.trim()
  assertFit({ text, name, email }, user)
  const evidence = {
    text,
    name,
    isBlocked: isBlocked(await listBlockedEntries(db, site.id), { text, name, email, network }),
    isTrapped: sent.website.trim() !== '',
    tookMs: computeAgeMs(site, { documentId, token: sent.token, now }),
    isModerated: subject.isModerated,
  }
  const ipDigest = computeKeyedDigest(site, 'ip', network)
  const bodyDigest = computeTextDigest(site, text)
  return transact(db, async (tx): Promise<Posted> => {
    await lockRepeats(tx, site.id, bodyDigest)
    const parentId = await findParent(tx, site.id, documentId, sent.parentId)
    const { isRepeated, isSame } = await findRepeats(tx, site.id, {
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
    return status === 'approved' ? { status, comment: toPublicComment(row) } : WAITS
  })
}

const WAITS: Posted = { status: 'pending', comment: null }

export function getStatusMessage(status: Extract<CommentStatus, 'approved' | 'pending'>): string {
  return getTranslate('en')(`comments.${status}`)
}

function assertFit(
  given: { readonly text: string; readonly name: string; readonly email: string },
  user: Asker | undefined,
): void {
  const errors = validateComment(given, { isSignedIn: user !== undefined })
  const [first] = Object.values(errors)
  if (first === undefined) return
  throw commentErrors.unfit({ errors })
}

async function findParent(
  tx: Db,
  siteId: string,
  documentId: string,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null
  const parent = await findApprovedParent(tx, siteId, { id, documentId })
  if (parent === undefined) throw commentErrors.unknownComment()
  return parent.id
}

/** Returns the author’s name, never the email address; empty for an account without a name. */
function getAuthorName({ firstName, lastName }: Asker): string {
  return cleanName(`${firstName} ${lastName}`) || NAMELESS
}

const NAMELESS = '–'

/** Returns the public part of a row. */
export function toPublicComment(
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
