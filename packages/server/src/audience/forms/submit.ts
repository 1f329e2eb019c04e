import { createHmac } from 'node:crypto'
import type { FormDefinition } from '@vitrine/blocks'
import type { FormAnswer } from '@vitrine/contract'
import { type FormValues, isEmptyValue, listAskedRules, MIN_FORM_DURATION_MS } from '@vitrine/model'
import { redeemSolution, type Solution } from '../../identity/captcha/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { freezeAnswers } from '../../platform/form-values/answers.ts'
import { assertFit } from '../../platform/form-values/assert-fit.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import { countAddress, findJoinAddress, joinLists, subscribeBy } from './join.ts'
import type { SentFiles } from './received-files.ts'
import { createReplyEmail, findReplyAddress } from './reply-email.ts'
import type { ReadForm, Sender } from './sender.ts'
import { createSubmissionEmail } from './submission-email.ts'
import { storeFiles, withStoredBytes } from './store-files.ts'
import { insertSubmission, isJustSent, lockRepeats, findDigestByKey } from './store.ts'

export interface Sent {
  /** The values, with files by their names. */
  readonly values: FormValues
  readonly files: SentFiles
  /** The value of the field that people do not see. */
  readonly website: string
  readonly pagePath: string
  readonly pageTitle: string
  /** The captcha’s response; empty without scripts. */
  readonly captchaKey: string
  /** The form key of a script with its age; undefined without scripts. */
  readonly key: { readonly text: string; readonly tookMs: number } | undefined
}

const DAY_MS = 86_400_000

/**
 * Stores a submission once: the same key, or the same values from the same address a moment later,
 * is the same submission. Robots get the same response as people.
 */
export async function submitForm(
  db: Db,
  sender: Sender,
  given: { readonly form: ReadForm; readonly sent: Sent; readonly now: number },
): Promise<void> {
  const { sent, now } = given
  assertFit(given.form, sent.values, sent.files.errors)
  const form = { ...given.form, fields: listAnsweredFields(given.form, sent.values) }
  const reason = detectSpam(sent)
  if (form.kind === 'newsletter') {
    const solution = await getCaptchaSolution(sender, form, sent)
    // A browser can fill in a newsletter form in a moment, and its address is confirmed by email anyway.
    if (reason !== 'trap') await subscribeBy(db, sender, { form, values: sent.values, solution })
    return
  }
  const { site, siteUserId } = sender
  const answers = freezeAnswers(form.fields, sent.values)
  const keys = sent.files.files.map(({ key }) => key)
  const body = [form.formId, answers, ...(keys.length > 0 ? [keys] : [])]
  const bodyDigest = computeKeyedDigest(site, 'body', JSON.stringify(body))
  const ipDigest = computeKeyedDigest(site, 'ip', sender.network)
  const keyDigest = sent.key && computeDigest(sent.key.text)
  const isRepeated = async (tx: Db) => {
    if (!keyDigest) return isJustSent(tx, site.id, { bodyDigest, ipDigest })
    const before = await findDigestByKey(tx, site.id, keyDigest)
    if (before?.equals(bodyDigest) === false) throw formErrors.staleKey()
    return before !== undefined
  }
  // A repeat of a stored submission succeeds, although its captcha is used up, and counts no email.
  if (await isRepeated(db)) return
  const solution = await getCaptchaSolution(sender, form, sent)
  const values = reason === null ? sent.values : {}
  const replyTo = await countAddress(sender, findReplyAddress(form, values))
  const joinedBy = await countAddress(sender, findJoinAddress(form, values))
  const store = async (tx: Db) => {
    await lockRepeats(tx, site.id, keyDigest ?? bodyDigest)
    if (await isRepeated(tx)) return
    if (solution) await redeemSolution(tx, site.id, solution)
    const digests = { keyDigest: keyDigest ?? null, bodyDigest, ipDigest }
    const ports = { tx, files: sender.files }
    const given = { form, sent, now, answers, reason, siteUserId, replyTo, digests }
    await storeSubmission(ports, site, given)
    if (joinedBy !== undefined) await joinLists(tx, sender, { form, values, address: joinedBy })
  }
  await sender.countBytes(sumSizes(sent.files))
  const ports = { db, files: sender.files }
  await withStoredBytes(ports, sent.files.files, () => transact(db, store))
}

function sumSizes({ files }: SentFiles): number {
  return files.reduce((sum, { file }) => sum + file.size, 0)
}

/** Lists the fields that the visitor was asked for, and those that a visitor without scripts filled in nevertheless. */
function listAnsweredFields({ fields }: ReadForm, values: FormValues): FormDefinition['fields'] {
  const asked = new Set(listAskedRules(fields, values))
  return fields.filter((field) => asked.has(field) || !isEmptyValue(values[field.id] ?? ''))
}

interface NewSubmission {
  readonly form: ReadForm
  readonly sent: Sent
  readonly now: number
  readonly answers: readonly FormAnswer[]
  /** The reason why it is spam; null if it is not. */
  readonly reason: 'trap' | 'quick' | null
  readonly siteUserId: string | null
  /** The address that the reply goes to; undefined for none. */
  readonly replyTo: string | undefined
  readonly digests: {
    readonly keyDigest: Buffer | null
    readonly bodyDigest: Buffer
    readonly ipDigest: Buffer
  }
}

/** Stores a submission with its files, and creates the emails to the owner and to the visitor. */
async function storeSubmission(
  ports: { readonly tx: Db; readonly files: FileStore },
  site: Site,
  given: NewSubmission,
): Promise<void> {
  const { tx } = ports
  const { form, sent, now, reason, siteUserId, replyTo, digests } = given
  const { formId, locale, keepsDays, disclaimer = '', reply } = form
  const { pagePath, pageTitle } = sent
  const answers = [...given.answers]
  const id = newId(now)
  const recipient = reason === null ? form.recipient || site.contactEmail || null : null
  const formName = form.name || pageTitle
  await insertSubmission(tx, site.id, {
    ...{ id, formId, formName, reason, locale, pagePath, pageTitle, answers, disclaimer },
    ...digests,
    status: reason === null ? 'received' : 'spam',
    siteUserId,
    createdAt: new Date(now),
    expiresAt: keepsDays === undefined ? null : new Date(now + keepsDays * DAY_MS),
  })
  await storeFiles(ports, site.id, { submissionId: id, sent: sent.files.files })
  if (reply && replyTo !== undefined) {
    const email = { id, recipient: replyTo, site: site.title, language: locale, reply }
    await createEmail(tx, site.id, createReplyEmail(email))
  }
  if (recipient === null) return
  const email = { id, recipient, language: site.language, formName, pageTitle, answers }
  await createEmail(tx, site.id, createSubmissionEmail(email))
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

/** Returns a keyed digest that recognizes equal values without revealing them. */
function computeKeyedDigest({ secret }: Site, what: 'ip' | 'body', value: string): Buffer {
  return createHmac('sha256', secret).update(`forms:${what}:${value}`).digest()
}
