import { commentStateCodes, areCommentsOpen } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { loadItemRules, loadItemsAccess } from '../../content/documents/index.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { mayRead } from '../site-users/index.ts'
import { type Asker, isOpenTo } from './commenter.ts'
import { commentErrors } from './errors.ts'

/** An item that the visitor may read. */
export interface Subject {
  readonly documentId: string
  readonly locale: string
  /** The path without the leading slash; null if the item has no page. */
  readonly path: string | null
  readonly takesComments: boolean
  readonly showsComments: boolean
  readonly isModerated: boolean
  readonly takesLikes: boolean
}

type Asked = Pick<RequestContext, 'site'> & { readonly db: Db; readonly user: Asker | undefined }

/**
 * Finds the item of a comment. Throws `comments.unknown` for an item that the visitor may not read,
 * as if it did not exist.
 */
export async function findCommentSubject(
  { db, site, user }: Asked,
  documentId: string,
): Promise<Subject> {
  const rules = await loadItemRules(db, site.id, { documentId, locale: site.language })
  const isOpen = rules && (await isOpenTo(db, site.id, { access: rules.access, user }))
  if (!isOpen) throw commentErrors.unknown()
  const { locale, path, comments, commentState } = rules
  const commentsEnabled = rules.commentsEnabled ?? true
  const state = (comments?.enabled ?? true) ? commentState : commentStateCodes.closed
  return {
    documentId,
    locale,
    path,
    takesComments: areCommentsOpen({ commentsEnabled, commentState: state }),
    showsComments: commentsEnabled,
    // Comments need approval unless the owner switched that off.
    isModerated: comments?.moderated ?? true,
    takesLikes: rules.likesEnabled ?? LIKES_AT_FIRST,
  }
}

/** Lists the documents among these that the visitor may read. */
export async function listReadableDocuments(
  { db, site, user }: Asked,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const [access, isSiteOpen] = await Promise.all([
    loadItemsAccess(db, site.id, ids),
    isOpenTo(db, site.id, { access: [], user }),
  ])
  if (!isSiteOpen) return new Set()
  const open = [...access].filter(([, rules]) => rules.every((one) => mayRead(one, user)))
  return new Set(open.map(([id]) => id))
}

/** Whether likes are on until the owner changes the setting. */
const LIKES_AT_FIRST = true
