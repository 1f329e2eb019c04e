import { createHmac } from 'node:crypto'
import type { FormDefinition } from '@vitrine/blocks'
import { FORM_SHORTEST_MS, formFaults, type FormValues } from '@vitrine/model'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { transact } from '../db/transact.ts'
import type { Site } from '../http/site.ts'
import { digestOf } from '../http/token.ts'
import { writeMail } from '../mail/index.ts'
import { subscribe } from '../newsletter/index.ts'
import { frozenAnswers } from './answers.ts'
import { formErrors } from './errors.ts'
import { letterOf } from './letter.ts'
import { insertSubmission, isJustSent, lockRepeats, sentWithKey } from './store.ts'

/** Who sent it. */
export interface Sender {
  readonly site: Site
  readonly siteUserId: string | null
  readonly address: string
  /** Counts what is written to an address; throws when it is too much. */
  readonly countLetter: (email: string) => Promise<void>
}

/** A form as it is published, and where. */
export interface ReadForm extends FormDefinition {
  readonly formId: string
  /** The language it is shown in. */
  readonly locale: string
}

export interface Sent {
  readonly values: FormValues
  /** The field that people do not see. */
  readonly website: string
  readonly pagePath: string
  readonly pageTitle: string
  /** Of a script, and when it was given; a form without a script has none. */
  readonly key: { readonly text: string; readonly tookMs: number } | undefined
}

const DAY_MS = 86_400_000

/** Throws what is wrong with which field. */
export function assertFit({ fields }: FormDefinition, values: FormValues): void {
  const errors = formFaults(fields, values)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Clients read the sentence as `error`, too. @see storefront spec §8 "Site form submit" */
function invalid(errors: Readonly<Record<string, string>>) {
  return formErrors.invalid({ errors, details: { error: formErrors.invalid().message } })
}

/**
 * Takes what a visitor sent, once: with the same key, or from the same address a moment later, it is the same.
 * Robots are told what people are.
 */
export async function submitForm(
  db: Db,
  sender: Sender,
  { form, sent, now }: { readonly form: ReadForm; readonly sent: Sent; readonly now: number },
): Promise<void> {
  assertFit(form, sent.values)
  const reason = spamReason(sent)
  if (form.kind === 'newsletter') {
    // An address that a browser fills in is sent in a moment, and a letter asks it first.
    if (reason !== 'trap') await subscribeBy(db, sender, { form, values: sent.values })
    return
  }
  const { site } = sender
  const answers = frozenAnswers(form.fields, sent.values)
  const bodyDigest = keyed(site, 'body', JSON.stringify([form.formId, answers]))
  const ipDigest = keyed(site, 'ip', sender.address)
  const keyDigest = sent.key && digestOf(sent.key.text)
  await transact(db, async (tx) => {
    await lockRepeats(tx, site.id, keyDigest ?? bodyDigest)
    if (keyDigest) {
      const before = await sentWithKey(tx, site.id, keyDigest)
      if (before?.equals(bodyDigest)) return
      if (before) throw formErrors.staleKey()
    } else if (await isJustSent(tx, site.id, { bodyDigest, ipDigest })) return
    const id = newId(now)
    const told = reason === null ? form.recipient || site.contactEmail || null : null
    const { formId, locale, keepsDays } = form
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
      answers,
      siteUserId: sender.siteUserId,
      told,
      keyDigest: keyDigest ?? null,
      bodyDigest,
      ipDigest,
      createdAt: new Date(now),
      expiresAt: keepsDays === undefined ? null : new Date(now + keepsDays * DAY_MS),
    })
    if (told === null) return
    const { pageTitle } = sent
    const { language } = site
    const letter = { id, recipient: told, language, formName, pageTitle, answers }
    await writeMail(tx, site.id, letterOf(letter))
  })
}

function spamReason({ website, key }: Sent): 'trap' | 'quick' | null {
  if (website.trim() !== '') return 'trap'
  return key && key.tookMs < FORM_SHORTEST_MS ? 'quick' : null
}

async function subscribeBy(
  db: Db,
  { site, siteUserId, countLetter }: Sender,
  { form, values }: { readonly form: ReadForm; readonly values: FormValues },
): Promise<void> {
  const { email = '', name = [] } = values
  const [firstName = '', lastName = ''] = typeof name === 'string' ? [] : Object.values(name)
  const address = typeof email === 'string' ? email.trim() : ''
  await countLetter(address)
  await subscribe(db, site, {
    email: address,
    firstName,
    lastName,
    locale: form.locale,
    formId: form.formId,
    siteUserId,
  })
}

/** Knows the same again, and tells nobody what it was. */
function keyed({ secret }: Site, what: 'ip' | 'body', value: string): Buffer {
  return createHmac('sha256', secret).update(`forms:${what}:${value}`).digest()
}
