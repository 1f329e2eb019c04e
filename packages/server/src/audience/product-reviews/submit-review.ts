import {
  areReviewsOpen,
  captchaActions,
  getReviewFormId,
  type ProductReviewState,
  validateReview,
} from '@vitrine/model'
import { findNamedProducts, type NamedProduct } from '../../commerce/catalog/index.ts'
import { hasBought } from '../../commerce/orders/index.ts'
import { redeemSolution, type Solution, type VerifyCaptcha } from '../../identity/captcha/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { cleanName, cleanText } from '../comments/index.ts'
import { reviewErrors } from './errors.ts'
import { emailOwner } from './owner-email.ts'
import { findOpenRequest, type RequestRow, useRequest } from './request-store.ts'
import { insertReview, isRepeated, type NewReview } from './store.ts'

/** A visitor who is signed in. */
interface Author {
  readonly id: string
  readonly email: string
}

export interface SentReview {
  readonly productId: string
  readonly stars: number
  readonly name: string
  readonly email: string
  readonly title: string
  readonly text: string
  /** The token of a request; empty without one. */
  readonly token: string
  /** The solution of the captcha, empty without one; undefined from the page for visitors without scripts. */
  readonly captchaKey: string | undefined
  /** The language of the page. */
  readonly locale: string
  readonly user: Author | undefined
}

export interface ReviewPorts {
  readonly verifyCaptcha: VerifyCaptcha
  /** Counts the reviews of an address; throws if there are too many. */
  readonly countEmail: (email: string) => Promise<unknown>
}

/** The result for the visitor: shown at once, or after staff have approved it. */
export type ReviewStatus = Exclude<ProductReviewState, 'rejected'>

/**
 * Creates a review. One of a buyer counts once for each product. Throws `product-reviews.off`, `.unknownProduct`,
 * `.linkSpent`, `.invalid`, `.alreadyReviewed` and the errors of the captcha.
 */
export async function submitReview(
  db: Db,
  site: Site,
  sent: SentReview,
  ports: ReviewPorts,
): Promise<ReviewStatus> {
  const settings = site.store.merchandising
  if (!areReviewsOpen(settings)) throw reviewErrors.off()
  const { productId, user, token } = sent
  const product = await findReviewable(db, site.id, productId)
  const request = await findProof(db, site.id, { token, productId })
  const email = (request?.email ?? user?.email ?? sent.email).trim().toLowerCase()
  const texts = {
    name: cleanName(sent.name),
    title: cleanName(sent.title),
    text: cleanText(sent.text),
  }
  const needsEmail = request === undefined && user === undefined
  const errors = validateReview({ ...texts, email, stars: sent.stars }, { needsEmail })
  if (Object.keys(errors).length > 0) throw reviewErrors.invalid({ errors })
  const verified =
    request !== undefined ||
    (user !== undefined && (await hasBought(db, site.id, { siteUserId: user.id, productId })))
  const solution = needsEmail ? await verifyReviewCaptcha(site, sent, ports) : undefined
  await ports.countEmail(email)
  const state = settings.productReviewsModerationEnabled ? 'pending' : 'approved'
  const row: NewReview = {
    ...{ id: newId(), productId, source: 'native', state, stars: sent.stars, verified },
    ...{ authorName: texts.name, title: texts.title, body: texts.text, locale: sent.locale },
    ...{ email, siteUserId: user?.id ?? null },
  }
  await saveReview(db, site, { row, product, request, solution })
  return state
}

interface Saving {
  readonly row: NewReview
  readonly product: NamedProduct
  readonly request: RequestRow | undefined
  readonly solution: Solution | undefined
}

/** Saves the review with the end of its request and the email to the owner: all or nothing. */
async function saveReview(db: Db, site: Site, saving: Saving): Promise<void> {
  const { row, product, request, solution } = saving
  const { productId, email = null, body = '' } = row
  await transact(db, async (tx) => {
    if (solution) await redeemSolution(tx, site.id, solution)
    // A form that was sent twice gets the same answer.
    if (await isRepeated(tx, site.id, { productId, email, body })) return
    if (request && !(await useRequest(tx, site.id, request.id))) throw reviewErrors.linkSpent()
    if (!(await insertReview(tx, site.id, row))) throw reviewErrors.alreadyReviewed()
    await emailOwner(tx, site, { row, product })
  })
}

/** Finds a product that visitors see. Throws `product-reviews.unknownProduct`. */
export async function findReviewable(
  db: Db,
  siteId: string,
  productId: string,
): Promise<NamedProduct> {
  const product = (await findNamedProducts(db, siteId, [productId])).get(productId)
  if (!product?.isShown) throw reviewErrors.unknownProduct()
  return product
}

/** Finds the request of a token; undefined without a token. Throws `product-reviews.linkSpent`. */
export async function findProof(
  db: Db,
  siteId: string,
  link: { readonly token: string; readonly productId: string },
): Promise<RequestRow | undefined> {
  if (link.token === '') return undefined
  const request = await findOpenRequest(db, siteId, link)
  if (!request) throw reviewErrors.linkSpent()
  return request
}

/** Verifies the captcha. The built-in one needs a script: limits stand in for it on the page without scripts. */
async function verifyReviewCaptcha(
  site: Site,
  { productId, captchaKey }: SentReview,
  { verifyCaptcha }: ReviewPorts,
): Promise<Solution | undefined> {
  if (captchaKey === undefined && site.captcha.kind === 'built-in') return undefined
  const formId = getReviewFormId(productId)
  const { review: action } = captchaActions
  return verifyCaptcha(site, { formId, action, key: captchaKey ?? '' })
}
