import { urlIn } from '../../identity/multilingual/index.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { languagesOf } from '../../identity/multilingual/index.ts'
import { askerOf } from './asker.ts'
import { commentErrors } from './errors.ts'
import { postComment } from './post-comment.ts'
import { answeredIn, refusedForm } from './refused-form.ts'
import { subjectOf } from './subject.ts'

const MOST = { text: 50_000, field: 1_000 }

/** What a native form sends: a field that is not there is empty. */
const body = z.object({
  text: z.string().max(MOST.text).default(''),
  name: z.string().max(MOST.field).default(''),
  email: z.string().max(MOST.field).default(''),
  website: z.string().max(MOST.field).default(''),
  parentId: z
    .union([z.literal(''), z.uuid()])
    .default('')
    .transform((id) => id || null),
  /** The language of the page that the form stands on. */
  locale: z.string().max(40).default(''),
})

/**
 * The form below an item, sent without a script. It leads back to the item, where the address says
 * what became of the comment: the page is the same for everybody, and shows what its address points at.
 * What is refused comes back on a page of its own, with everything that was typed.
 */
export function commentForm(app: FastifyInstance): void {
  mountPage(
    app,
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
      const user = await askerOf(app, call)
      const subject = await subjectOf({ db, site, user }, params.documentId)
      if (subject.path === null) throw commentErrors.unknown()
      const sender = { site, user, address: visitor.address }
      const given = { ...sent, token: '' }
      const languages = await languagesOf(db, site.id)
      const language = languages.find(({ tag }) => tag === (locale || subject.locale))
      const url = urlIn(language?.prefix ?? '', subject.path)
      const path = `/${url.replace(/^\//, '')}` as const
      try {
        const posted = await postComment(db, sender, { subject, sent: given, now: Date.now() })
        const told = posted.comment ? posted.comment.id : 'received'
        return redirect(`${path}#comment-${told}`)
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error
        const { documentId } = subject
        const tag = language?.tag ?? subject.locale
        const say = await app.wordsOf(site, { tag })
        const isSignedIn = user !== undefined
        const data = {
          comment: {
            id: documentId,
            locale: tag,
            path,
            answered: await answeredIn(db, site.id, { documentId, parentId: sent.parentId }),
            typed: refusedForm(error, { sent, isSignedIn, say }),
          },
        }
        const shown = { nonce: call.nonce, language: { tag } }
        return page(await app.renderSystemPage(site, 'comment', data, shown), error.status)
      }
    },
  )
}
