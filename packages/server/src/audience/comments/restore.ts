import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { cleanName, cleanText } from './clean-text.ts'
import { wordsDigest } from './digest.ts'
import { putComments, setLikes, type WholeComment, type WholeTalk } from './restore-store.ts'

/** So many comments are one statement. */
const BATCH = 500

/** Whether a comment that comes from elsewhere is as one of our own would have been kept. */
export function fitComment({ name, text }: Pick<WholeComment, 'name' | 'text'>): boolean {
  return cleanName(name) === name && cleanText(text) === text
}

/**
 * Comments and likes that come from elsewhere with their ids and times, as approved. What was written by
 * somebody who worked on the site is now `memberId`'s. False when all of it is there already.
 */
export async function restoreTalk(
  tx: Db,
  site: Pick<Site, 'id' | 'secret'>,
  { talk, memberId }: { readonly talk: WholeTalk; readonly memberId: string },
): Promise<boolean> {
  const { documentId, comments } = talk
  const answered = comments.filter(({ parentId }) => parentId === null)
  const answers = comments.filter(({ parentId }) => parentId !== null)
  const rows = [...answered, ...answers].map(({ isOwner, name, text, ...row }) => ({
    ...row,
    documentId,
    memberId: isOwner ? memberId : null,
    authorName: name,
    body: text,
    status: 'approved' as const,
    bodyDigest: wordsDigest(site, text),
  }))
  let made = 0
  for (let from = 0; from < rows.length; from += BATCH)
    made += await putComments(tx, site.id, rows.slice(from, from + BATCH))
  await setLikes(tx, site.id, talk)
  return made > 0 || comments.length === 0
}
