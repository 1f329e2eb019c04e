import type { Db } from '../../platform/db/db.ts'
import type { AppError } from '../../platform/http/app-error.ts'
import { getFieldMessages, type Translator } from '../../platform/http/translator.ts'
import { findApprovedParent } from './comment-store.ts'
import type { Sent } from './post-comment.ts'

/** The fields of the form in their order. */
const FIELDS = ['text', 'name', 'email'] as const

/**
 * Returns the data of a rejected form: each field with its value and error. The first field with an
 * error has the focus; without one, the general error has it.
 */
export function toRejectedFormView(
  error: AppError,
  {
    sent,
    isSignedIn,
    translator: { translate, translateError },
  }: {
    readonly sent: Pick<Sent, (typeof FIELDS)[number]>
    readonly isSignedIn: boolean
    readonly translator: Translator
  },
) {
  const errors = getFieldMessages(error.errors)
  const first = FIELDS.find((name) => errors[name] !== undefined)
  const fields = FIELDS.map((name) => {
    const why = errors[name]
    const error = why === undefined ? null : translate(why)
    return [name, { value: sent[name], error, hasFocus: name === first }] as const
  })
  return {
    ...Object.fromEntries(fields),
    isSignedIn,
    alert: first === undefined ? translateError(error) : null,
  }
}

/**
 * Finds the comment that a reply answers; undefined if it no longer exists, since the reply can
 * stand alone.
 */
export async function findAnsweredComment(
  db: Db,
  siteId: string,
  { documentId, parentId: id }: { readonly documentId: string; readonly parentId: string | null },
) {
  if (id === null) return undefined
  const parent = await findApprovedParent(db, siteId, { id, documentId })
  return parent && { id, name: parent.name }
}
