import { isEmail, MAX_COMMENT_LENGTH, MAX_COMMENT_NAME_LENGTH } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { createIdAt } from '../../platform/db/id.ts'
import type { Site } from '../../platform/http/site.ts'
import type { ImportedComment } from '../../platform/slice.ts'
import { cleanName, cleanText } from './clean-text.ts'
import type { NewComment } from './comment-store.ts'
import { computeTextDigest } from './digest.ts'
import { putComments } from './restore-store.ts'

/** The number of comments in one statement. */
const BATCH = 500
const NAMELESS = '–'

/**
 * Adds the public comments of a document that was imported from another program, as approved and at their times. Answers
 * to answers belong to the comment at the top of their thread, and those to a missing comment stand alone. Resolves to the
 * number of comments with a text.
 */
export async function importComments(
  tx: Db,
  site: Pick<Site, 'id' | 'secret'>,
  given: {
    readonly documentId: string
    readonly locale: string
    readonly comments: readonly ImportedComment[]
  },
): Promise<number> {
  const rows = createRows(site, given)
  for (let from = 0; from < rows.length; from += BATCH)
    await putComments(tx, site.id, rows.slice(from, from + BATCH))
  return rows.length
}

function createRows(
  site: Pick<Site, 'secret'>,
  { documentId, locale, comments }: Parameters<typeof importComments>[2],
): readonly NewComment[] {
  const now = Date.now()
  /** The ids of the comments at the top, by the keys of all in their threads. */
  const tops = new Map<string, string>()
  // A comment is later than the one that it answers.
  const sorted = comments.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return sorted.flatMap(({ key, parentKey, name, email, text, createdAt }, position) => {
    const body = cut(cleanText(text), MAX_COMMENT_LENGTH)
    if (body === '') return []
    const ms = Math.min(Math.max(createdAt.getTime(), 0), now)
    const id = createIdAt(ms, position)
    const parentId = (parentKey === null ? undefined : tops.get(parentKey)) ?? null
    tops.set(key, parentId ?? id)
    return {
      ...{ id, documentId, parentId, body, locale },
      authorName: cut(cleanName(name), MAX_COMMENT_NAME_LENGTH) || NAMELESS,
      authorEmail: isEmail(email) ? email : null,
      status: 'approved' as const,
      bodyDigest: computeTextDigest(site, body),
      createdAt: new Date(ms),
    }
  })
}

/** Cuts a text at a number of characters, none of which is divided. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join('').trim()
}
