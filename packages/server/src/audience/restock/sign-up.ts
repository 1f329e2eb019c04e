import {
  captchaActions,
  checkRestockEmail,
  getRestockFormId,
  getRestockTexts,
  getTranslate,
} from '@vitrine/model'
import { findSoldVariants, type SoldVariant } from '../../commerce/catalog/index.ts'
import { redeemSolution, type Solution, type VerifyCaptcha } from '../../identity/captcha/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { subscribe } from '../newsletter/index.ts'
import { restockErrors } from './errors.ts'
import { putSignUp } from './store.ts'

/** The newsletter form that a subscription from here names. */
const FORM = 'restock'

export interface SignUp {
  readonly productId: string
  readonly variantId: string
  readonly email: string
  readonly joinsMailingList: boolean
  /** The solution of the captcha, empty without one; undefined from the page for visitors without scripts. */
  readonly captchaKey: string | undefined
  /** The language of the email. */
  readonly locale: string
  readonly siteUserId: string | null
}

export interface SignUpPorts {
  readonly verifyCaptcha: VerifyCaptcha
  /** Counts the emails to an address; throws if there are too many. */
  readonly countEmail: (email: string) => Promise<unknown>
}

/**
 * Signs an email address up for the restock of a variant. An address that waits already gets the same answer. Throws
 * `restock.off`, `.emailBlank`, `.emailInvalid`, `.unknownVariant`, `.inStock` and the errors of the captcha.
 */
export async function signUp(
  db: Db,
  site: Site,
  request: SignUp,
  { verifyCaptcha, countEmail }: SignUpPorts,
): Promise<void> {
  const { variantId, locale, siteUserId } = request
  const settings = site.store.merchandising
  if (!settings.restockNotificationsEnabled) throw restockErrors.off()
  assertEmail(request.email)
  const email = request.email.trim().toLowerCase()
  assertSoldOut(await findRequested(db, site.id, request))
  const solution = await verifyRestockCaptcha(site, request, verifyCaptcha)
  await countEmail(email)
  await transact(db, async (tx) => {
    if (solution) await redeemSolution(tx, site.id, solution)
    await putSignUp(tx, site.id, { variantId, email, locale, siteUserId })
  })
  if (!request.joinsMailingList || !settings.restockNotificationsMailingListSignUpEnabled) return
  const names = { firstName: '', lastName: '' }
  // The label of the checkbox.
  const translate = getTranslate(locale)
  const consent = getRestockTexts(settings, (id) => translate(id)).mailingListDescription
  const listId = settings.restockNotificationsMailingListId
  const listIds = listId === '' ? [] : [listId]
  await subscribe(db, site, { email, ...names, locale, formId: FORM, consent, siteUserId, listIds })
}

/** Verifies the captcha. The built-in one, which sites have by default, needs a script: limits stand in for it on the page. */
async function verifyRestockCaptcha(
  site: Site,
  { variantId, captchaKey }: SignUp,
  verifyCaptcha: VerifyCaptcha,
): Promise<Solution | undefined> {
  if (captchaKey === undefined && site.captcha.kind === 'built-in') return undefined
  const formId = getRestockFormId(variantId)
  const { restock: action } = captchaActions
  return verifyCaptcha(site, { formId, action, key: captchaKey ?? '' })
}

function assertEmail(email: string): void {
  const error = checkRestockEmail(email)
  if (error === 'restock.emailBlank') throw restockErrors.emailBlank()
  if (error === 'restock.emailInvalid') throw restockErrors.emailInvalid()
}

function assertSoldOut({ available }: SoldVariant): void {
  if (available === null || available > 0) throw restockErrors.inStock()
}

async function findRequested(
  db: Db,
  siteId: string,
  { productId, variantId }: Pick<SignUp, 'productId' | 'variantId'>,
): Promise<SoldVariant> {
  const variant = (await findSoldVariants(db, siteId, [variantId])).get(variantId)
  if (!variant?.isShown || variant.productId !== productId) throw restockErrors.unknownVariant()
  return variant
}
