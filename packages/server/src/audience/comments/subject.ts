import { commentStateCodes, takesComments } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { itemRules, itemsAccess } from '../../content/documents/index.ts'
import type { Admitted } from '../../platform/http/call.ts'
import { mayRead } from '../site-users/index.ts'
import { type Asker, isOpenTo } from './asker.ts'
import { commentErrors } from './errors.ts'

/** An item, to one who may read it. */
export interface Subject {
  readonly documentId: string
  readonly locale: string
  /** Without the first slash. */
  readonly path: string | null
  readonly takesComments: boolean
  readonly showsComments: boolean
  readonly isModerated: boolean
  readonly takesLikes: boolean
}

type Asked = Pick<Admitted, 'site'> & { readonly db: Db; readonly user: Asker | undefined }

/**
 * The item that something is said of. Throws `comments.unknown` where who asks may not read it, as if it
 * were not there.
 */
export async function subjectOf({ db, site, user }: Asked, documentId: string): Promise<Subject> {
  const rules = await itemRules(db, site.id, { documentId, locale: site.language })
  const isOpen = rules && (await isOpenTo(db, site.id, { access: rules.access, user }))
  if (!isOpen) throw commentErrors.unknown()
  const { locale, path, comments, commentState } = rules
  const commentsEnabled = rules.commentsEnabled ?? true
  const state = (comments?.enabled ?? true) ? commentState : commentStateCodes.closed
  return {
    documentId,
    locale,
    path,
    takesComments: takesComments({ commentsEnabled, commentState: state }),
    showsComments: commentsEnabled,
    // Nothing is shown unread unless the owner says so.
    isModerated: comments?.moderated ?? true,
    takesLikes: rules.likesEnabled ?? LIKES_AT_FIRST,
  }
}

/** Which of these things somebody may read: what anybody says of the others is not told. */
export async function readableOf(
  { db, site, user }: Asked,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const [access, isSiteOpen] = await Promise.all([
    itemsAccess(db, site.id, ids),
    isOpenTo(db, site.id, { access: [], user }),
  ])
  if (!isSiteOpen) return new Set()
  const open = [...access].filter(([, rules]) => rules.every((one) => mayRead(one, user)))
  return new Set(open.map(([id]) => id))
}

/** Of a site whose owner has set nothing yet. */
const LIKES_AT_FIRST = true
