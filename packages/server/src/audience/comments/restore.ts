import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { cleanName, cleanText } from './clean-text.ts'
import { computeTextDigest } from './digest.ts'
import { putComments, setLikes, type WholeComment, type WholeThread } from './restore-store.ts'

/** The number of comments in one statement. */
const BATCH = 500

/** Returns whether an imported comment fits the limits of this site. */
export function isValidComment({ name, text }: Pick<WholeComment, 'name' | 'text'>): boolean {
  return cleanName(name) === name && cleanText(text) === text
}

/**
 * Imports comments and likes with their ids and times, as approved. Comments of staff get
 * `memberId` as author. Resolves to false if all of them exist.
 */
export async function restoreThread(
  tx: Db,
  site: Pick<Site, 'id' | 'secret'>,
  { thread, memberId }: { readonly thread: WholeThread; readonly memberId: string },
): Promise<boolean> {
  const { documentId, comments } = thread
  const answered = comments.filter(({ parentId }) => parentId === null)
  const answers = comments.filter(({ parentId }) => parentId !== null)
  const rows = [...answered, ...answers].map(({ isOwner, name, text, ...row }) => ({
    ...row,
    documentId,
    memberId: isOwner ? memberId : null,
    authorName: name,
    body: text,
    status: 'approved' as const,
    bodyDigest: computeTextDigest(site, text),
  }))
  let made = 0
  for (let from = 0; from < rows.length; from += BATCH)
    made += await putComments(tx, site.id, rows.slice(from, from + BATCH))
  await setLikes(tx, site.id, thread)
  return made > 0 || comments.length === 0
}
