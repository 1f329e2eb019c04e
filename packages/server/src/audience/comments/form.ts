import { formatLocaleUrl } from '../../identity/multilingual/index.ts'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { listLanguages } from '../../identity/multilingual/index.ts'
import { findCommenter } from './commenter.ts'
import { commentErrors } from './errors.ts'
import { postComment } from './post-comment.ts'
import { findAnsweredComment, toRejectedFormView } from './rejected-form.ts'
import { findCommentSubject } from './subject.ts'

const MAX_LENGTHS = { text: 50_000, field: 1_000 }

/** The body of a native form; missing fields are empty. */
const body = z.object({
  text: z.string().max(MAX_LENGTHS.text).default(''),
  name: z.string().max(MAX_LENGTHS.field).default(''),
  email: z.string().max(MAX_LENGTHS.field).default(''),
  website: z.string().max(MAX_LENGTHS.field).default(''),
  parentId: z
    .union([z.literal(''), z.uuid()])
    .default('')
    .transform((id) => id || null),
  /** The language of the page with the form. */
  locale: z.string().max(40).default(''),
})

/**
 * Serves the comment form without scripts. It redirects to the item, with the result in the
 * fragment, since the page is the same for everyone. A rejected comment gets its own page with
 * everything that was typed.
 */
export function commentFormPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'POST',
      path: '/comments/{documentId}',
      access: 'anyone',
      limit: 'comment',
      params: z.object({ documentId: z.uuid() }),
      body,
    },
    async (call) => {
      const { db, site, params, visitor } = call
      const { locale, ...sent } = call.body
      const user = await findCommenter(http, call)
      const subject = await findCommentSubject({ db, site, user }, params.documentId)
      if (subject.path === null) throw commentErrors.unknown()
      const sender = { site, user, network: visitor.network }
      const given = { ...sent, token: '' }
      const languages = await listLanguages(db, site.id)
      const language = languages.find(({ tag }) => tag === (locale || subject.locale))
      const url = formatLocaleUrl(language?.prefix ?? '', subject.path)
      const path = `/${url.replace(/^\//, '')}` as const
      try {
        const posted = await postComment(db, sender, { subject, sent: given, now: Date.now() })
        const anchor = posted.comment ? posted.comment.id : 'received'
        return redirect(`${path}#comment-${anchor}`)
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error
        const { documentId } = subject
        const tag = language?.tag ?? subject.locale
        const translator = await http.website.loadTranslator(site, { tag })
        const isSignedIn = user !== undefined
        const data = {
          comment: {
            id: documentId,
            locale: tag,
            path,
            answered: await findAnsweredComment(db, site.id, {
              documentId,
              parentId: sent.parentId,
            }),
            typed: toRejectedFormView(error, { sent, isSignedIn, translator }),
          },
        }
        const shown = { nonce: call.nonce, language: { tag } }
        return page(await http.website.renderSystemPage(site, 'comment', data, shown), error.status)
      }
    },
  )
}
