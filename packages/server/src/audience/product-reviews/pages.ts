import { areReviewsOpen, MAX_REVIEW_STARS, type Message, message } from '@vitrine/model'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import {
  mountPage,
  page,
  type PageRequest,
  type PageRoute,
  redirect,
} from '../../platform/http/page.ts'
import { getFieldMessages, toMessage } from '../../platform/http/translator.ts'
import { reviewErrors } from './errors.ts'
import type { ReviewRoutePorts } from './routes.ts'
import { findProof, findReviewable, type ReviewStatus, submitReview } from './submit-review.ts'

/** Returns the path of the page with the form for a product. */
export function getReviewPath(productId: string): `/${string}` {
  return `/account/reviews/${productId}`
}

const text = z.string().max(50_000).catch('').default('')
const params = z.object({ productId: z.uuid() })
const query = z.object({
  token: z.string().max(200).catch('').default(''),
  done: z.enum(['approved', 'pending']).optional().catch(undefined),
})
const body = z.object({
  stars: z.coerce.number().catch(0).default(0),
  ...{ name: text, email: text, title: text, text },
  token: z.string().max(200).catch('').default(''),
  /** A field that people do not see. */
  website: z.string().max(1_000).catch('trap').default(''),
})

type Typed = Omit<z.output<typeof body>, 'website'>
/** A request for the form of a product. */
type PageCall = PageRequest<PageRoute & { readonly params: typeof params }>

interface Shown {
  readonly typed: Typed
  readonly done?: ReviewStatus | undefined
  readonly error?: AppError
}

const EMPTY: Typed = { stars: 0, name: '', email: '', title: '', text: '', token: '' }

/** Mounts the page with the form: for visitors without scripts, and for the links of emails. */
export function reviewPages({ http, verifyCaptcha }: ReviewRoutePorts): void {
  const path = '/account/reviews/{productId}'
  const route = { path, access: 'anyone', params, isLocalized: true } as const

  const render = async (call: PageCall, { typed, done, error }: Shown): Promise<string> => {
    const { db, site, nonce, language, localizePath } = call
    const { productId } = call.params
    if (!areReviewsOpen(site.store.merchandising)) throw reviewErrors.off()
    const product = await findReviewable(db, site.id, productId)
    const user = await http.findSiteUser(site, call.siteUserCookies.token)
    const link = await findLink(call, typed.token)
    const review = {
      ...toFormView(typed, error ?? link.error),
      action: localizePath(getReviewPath(productId)),
      product: product.title,
      url: localizePath(product.url),
      token: link.error ? '' : typed.token,
      isVerified: link.isProven,
      asksEmail: !link.isProven && !user,
      isModerated: site.store.merchandising.productReviewsModerationEnabled,
      ...(done && { done: message(`product-reviews.${done}`) }),
    }
    const given = { nonce, language, path: getReviewPath(productId).slice(1) }
    return http.website.renderSystemPage(site, 'review', { review }, given)
  }

  mountPage(http, { ...route, method: 'GET', query }, async (call) => {
    const { token, done } = call.query
    return page(await render(call, { typed: { ...EMPTY, token }, done }))
  })

  mountPage(http, { ...route, method: 'POST', body, limit: 'product-review' }, async (call) => {
    const { db, site, language, siteUserCookies, countAccount, localizePath } = call
    const { website, ...typed } = call.body
    const { productId } = call.params
    const isModerated = site.store.merchandising.productReviewsModerationEnabled
    const toDone = (status: ReviewStatus) =>
      redirect(`${localizePath(getReviewPath(productId))}?done=${status}`)
    // Robots get the same answer as people.
    if (website !== '') return toDone(isModerated ? 'pending' : 'approved')
    try {
      const user = await http.findSiteUser(site, siteUserCookies.token)
      const sent = { ...typed, productId, captchaKey: undefined, locale: language.tag, user }
      const ports = { verifyCaptcha, countEmail: countAccount }
      return toDone(await submitReview(db, site, sent, ports))
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      return page(await render(call, { typed, error }), error.status)
    }
  })
}

/** Checks the link of a request: whether it proves the purchase, or else why it does not. */
async function findLink(
  { db, site, params: { productId } }: PageCall,
  token: string,
): Promise<{ readonly isProven: boolean; readonly error?: AppError }> {
  try {
    return { isProven: (await findProof(db, site.id, { token, productId })) !== undefined }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { isProven: false, error }
  }
}

const FIELDS = ['name', 'email', 'title', 'text'] as const

/** Returns the fields of the form with what was typed and the error of each; the first one with an error has the focus. */
function toFormView(typed: Typed, error: AppError | undefined) {
  const errors = getFieldMessages(error?.errors)
  const first = (['stars', ...FIELDS] as const).find((name) => errors[name] !== undefined)
  const toField = (name: (typeof FIELDS)[number]) => ({
    value: typed[name],
    error: errors[name] ?? null,
    hasFocus: name === first,
  })
  const alert: Message | null = error && first === undefined ? toMessage(error) : null
  return {
    ...Object.fromEntries(FIELDS.map((name) => [name, toField(name)])),
    stars: getStarChoices(typed.stars),
    starsError: errors['stars'] ?? null,
    alert,
  }
}

/** Returns the choices of the form, most stars first. */
export function getStarChoices(chosen = 0) {
  return Array.from({ length: MAX_REVIEW_STARS }, (_, index) => {
    const count = MAX_REVIEW_STARS - index
    return { value: count, label: message('reviewStars', { count }), isChosen: count === chosen }
  })
}
