import { commentStateCodes, takesComments } from '@vitrine/model'
import type { Db } from '../db/db.ts'
import { itemRules } from '../documents/index.ts'
import type { Admitted } from '../http/call.ts'
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

/** Of a site whose owner has set nothing yet. */
const LIKES_AT_FIRST = true
