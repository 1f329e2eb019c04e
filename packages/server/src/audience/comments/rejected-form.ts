import type { Db } from '../../platform/db/db.ts'
import type { AppError } from '../../platform/http/app-error.ts'
import { getFieldMessages, type Translator } from '../../platform/http/translator.ts'
import { approvedParent } from './comment-store.ts'
import type { Sent } from './post-comment.ts'

/** The form's fields, in the order in which they stand. */
const FIELDS = ['text', 'name', 'email'] as const

/**
 * A form that was refused: each field with what was typed and what is wrong with it. The first wrong
 * one has the focus; what is about no field has it otherwise.
 */
export function refusedForm(
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

/** The comment that is answered; nothing where it is gone by now: what was typed can stand by itself. */
export async function answeredIn(
  db: Db,
  siteId: string,
  { documentId, parentId: id }: { readonly documentId: string; readonly parentId: string | null },
) {
  if (id === null) return undefined
  const parent = await approvedParent(db, siteId, { id, documentId })
  return parent && { id, name: parent.name }
}
