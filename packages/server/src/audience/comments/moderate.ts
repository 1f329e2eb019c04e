import type { Comment, StudioComment } from '@vitrine/contract'
import { validateComment } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { loadItemTitles } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { cleanText } from './clean-text.ts'
import { insertComment } from './comment-store.ts'
import { computeKeyedDigest } from './digest.ts'
import { commentErrors } from './errors.ts'
import {
  findComment,
  listItemsWithComments,
  setStatus,
  type StudioRow,
} from './moderation-store.ts'
import { toPublicComment } from './post-comment.ts'

/** Replies to a comment in the name of the site. The comment is approved with the reply. */
export async function replyTo(
  db: Db,
  site: Site,
  given: { readonly id: string; readonly text: string; readonly memberId: string | null },
): Promise<Comment> {
  const { id, memberId } = given
  const text = cleanText(given.text)
  const errors = validateComment({ text, name: '', email: '' }, { isSignedIn: true })
  if (errors.text !== undefined) throw commentErrors.unfit({ errors: { text: errors.text } })
  return transact(db, async (tx) => {
    const answered = await findComment(tx, site.id, id)
    if (!answered) throw commentErrors.unknownComment()
    const { documentId, locale } = answered
    const parentId = answered.parentId ?? id
    await setStatus(tx, site.id, { ids: [id, parentId], status: 'approved', memberId })
    const row = {
      id: newId(),
      documentId,
      parentId,
      memberId,
      authorName: site.title.slice(0, MAX_NAME_LENGTH) || '–',
      body: text,
      status: 'approved' as const,
      locale,
      bodyDigest: computeKeyedDigest(site, 'text', text),
      createdAt: new Date(),
    }
    await insertComment(tx, site.id, row)
    return toPublicComment(row)
  })
}

const MAX_NAME_LENGTH = 200

/** Loads the titles of the items that have comments, in the language of the site if they have it. */
export async function loadItemsWithComments(
  db: Db,
  site: Site,
): Promise<{ readonly id: string; readonly title: string }[]> {
  const titles = await loadItemTitles(db, site.id, await listItemsWithComments(db, site.id))
  const items = [...titles].map(([id, written]) => {
    const own = written.find(({ locale }) => locale === site.language) ?? written[0]
    return { id, title: own?.title ?? '' }
  })
  return items.toSorted((a, b) => a.title.localeCompare(b.title))
}

/** Loads comments for the studio, with the items they belong to. */
export async function loadStudioViews(
  db: Db,
  siteId: string,
  rows: readonly StudioRow[],
): Promise<StudioComment[]> {
  const titles = await loadItemTitles(db, siteId, [...new Set(rows.map((row) => row.documentId))])
  return rows.map((row) => {
    const written = titles.get(row.documentId)
    const about = written?.find(({ locale }) => locale === row.locale) ?? written?.[0]
    return {
      ...toPublicComment(row),
      documentId: row.documentId,
      documentTitle: about?.title ?? '',
      documentPath: about?.path ?? null,
      email: row.authorEmail,
      siteUserId: row.siteUserId,
      status: row.status,
      reason: row.reason,
      locale: row.locale,
    }
  })
}
