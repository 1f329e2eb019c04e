import { createHmac } from 'node:crypto'
import type { FormDefinition } from '@vitrine/blocks'
import { type CaptchaAction, MIN_FORM_DURATION_MS, type FormValues } from '@vitrine/model'
import { type Purpose, type Solution, redeemSolution } from '../../identity/captcha/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { subscribe } from '../newsletter/index.ts'
import { freezeAnswers } from '../../platform/form-values/answers.ts'
import { assertFit } from '../../platform/form-values/assert-fit.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import { createSubmissionEmail } from './submission-email.ts'
import { insertSubmission, isJustSent, lockRepeats, findDigestByKey } from './store.ts'

/** The sender of a submission. */
export interface Sender {
  readonly site: Site
  readonly siteUserId: string | null
  readonly network: string
  /** Counts the emails to an address; throws if there are too many. */
  readonly countEmail: (email: string) => Promise<unknown>
  /** Throws if the captcha rejects the submission. */
  readonly judgeCaptcha: (
    given: Purpose & { readonly key: string },
  ) => Promise<Solution | undefined>
}

/** A published form and its page. */
export interface ReadForm extends FormDefinition {
  readonly formId: string
  /** The language of the page. */
  readonly locale: string
  /** The action of the form’s captcha; undefined without one. */
  readonly captchaAction: CaptchaAction | undefined
}

export interface Sent {
  readonly values: FormValues
  /** The value of the field that people do not see. */
  readonly website: string
  readonly pagePath: string
  readonly pageTitle: string
  /** The captcha’s response; empty without scripts. */
  readonly captchaKey: string
  /** The form key of a script with its age; undefined without scripts. */
  readonly key: { readonly text: string; readonly tookMs: number } | undefined
}

/** The maximum number of characters of a record of consent. */
const MAX_CONSENT = 2_000

const DAY_MS = 86_400_000

/**
 * Stores a submission once: the same key, or the same values from the same address a moment later,
 * is the same submission. Robots get the same response as people.
 */
export async function submitForm(
  db: Db,
  sender: Sender,
  { form, sent, now }: { readonly form: ReadForm; readonly sent: Sent; readonly now: number },
): Promise<void> {
  assertFit(form, sent.values)
  const reason = detectSpam(sent)
  if (form.kind === 'newsletter') {
    const solution = await getCaptchaSolution(sender, form, sent)
    // A browser can fill in a newsletter form in a moment, and its address is confirmed by email anyway.
    if (reason !== 'trap') await subscribeBy(db, sender, { form, values: sent.values, solution })
    return
  }
  const { site } = sender
  const answers = freezeAnswers(form.fields, sent.values)
  const bodyDigest = computeKeyedDigest(site, 'body', JSON.stringify([form.formId, answers]))
  const ipDigest = computeKeyedDigest(site, 'ip', sender.network)
  const keyDigest = sent.key && computeDigest(sent.key.text)
  const isRepeated = async (tx: Db) => {
    if (!keyDigest) return isJustSent(tx, site.id, { bodyDigest, ipDigest })
    const before = await findDigestByKey(tx, site.id, keyDigest)
    if (before?.equals(bodyDigest) === false) throw formErrors.staleKey()
    return before !== undefined
  }
  // A repeat of a stored submission succeeds, although its captcha is used up.
  if (form.captchaAction && (await isRepeated(db))) return
  const solution = await getCaptchaSolution(sender, form, sent)
  await transact(db, async (tx) => {
    await lockRepeats(tx, site.id, keyDigest ?? bodyDigest)
    if (await isRepeated(tx)) return
    if (solution) await redeemSolution(tx, site.id, solution)
    const id = newId(now)
    const recipient = reason === null ? form.recipient || site.contactEmail || null : null
    const { formId, locale, keepsDays, disclaimer = '' } = form
    const formName = form.name || sent.pageTitle
    await insertSubmission(tx, site.id, {
      id,
      formId,
      formName,
      status: reason === null ? 'received' : 'spam',
      reason,
      locale,
      pagePath: sent.pagePath,
      pageTitle: sent.pageTitle,
      ...{ answers, disclaimer },
      siteUserId: sender.siteUserId,
      told: recipient,
      keyDigest: keyDigest ?? null,
      bodyDigest,
      ipDigest,
      createdAt: new Date(now),
      expiresAt: keepsDays === undefined ? null : new Date(now + keepsDays * DAY_MS),
    })
    if (recipient === null) return
    const { pageTitle } = sent
    const { language } = site
    const email = { id, recipient, language, formName, pageTitle, answers }
    await createEmail(tx, site.id, createSubmissionEmail(email))
  })
}

function detectSpam({ website, key }: Sent): 'trap' | 'quick' | null {
  if (website.trim() !== '') return 'trap'
  return key && key.tookMs < MIN_FORM_DURATION_MS ? 'quick' : null
}

async function getCaptchaSolution(
  { judgeCaptcha }: Sender,
  { formId, captchaAction: action }: ReadForm,
  { captchaKey: key }: Sent,
): Promise<Solution | undefined> {
  return action && judgeCaptcha({ formId, action, key })
}

async function subscribeBy(
  db: Db,
  { site, siteUserId, countEmail }: Sender,
  given: {
    readonly form: ReadForm
    readonly values: FormValues
    readonly solution: Solution | undefined
  },
): Promise<void> {
  const { form, values, solution } = given
  const { email = '', name = [] } = values
  const [firstName = '', lastName = ''] = typeof name === 'string' ? [] : Object.values(name)
  const address = typeof email === 'string' ? email.trim() : ''
  await countEmail(address)
  if (solution) await redeemSolution(db, site.id, solution)
  await subscribe(db, site, {
    email: address,
    firstName,
    lastName,
    locale: form.locale,
    formId: form.formId,
    consent: (form.disclaimer ?? '').slice(0, MAX_CONSENT),
    siteUserId,
  })
}

/** Returns a keyed digest that recognizes equal values without revealing them. */
function computeKeyedDigest({ secret }: Site, what: 'ip' | 'body', value: string): Buffer {
  return createHmac('sha256', secret).update(`forms:${what}:${value}`).digest()
}
