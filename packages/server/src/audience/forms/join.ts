import type { FormValues } from '@vitrine/model'
import { redeemSolution, type Solution } from '../../identity/captcha/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { TooManyRequests } from '../../platform/http/problem.ts'
import { subscribe } from '../newsletter/index.ts'
import { findAddress } from './reply-email.ts'
import type { ReadForm, Sender } from './sender.ts'

/** The maximum number of characters of a record of consent. */
const MAX_CONSENT = 2_000

/** Subscribes the address of a newsletter form, which is confirmed by email. */
export async function subscribeBy(
  db: Db,
  sender: Sender,
  given: {
    readonly form: ReadForm
    readonly values: FormValues
    readonly solution: Solution | undefined
  },
): Promise<void> {
  const { form, values, solution } = given
  const { email = '' } = values
  const address = typeof email === 'string' ? email.trim() : ''
  await sender.countEmail(address)
  if (solution) await redeemSolution(db, sender.site.id, solution)
  const consent = form.disclaimer ?? ''
  await requestSubscription(db, sender, { form, values, address, consent })
}

/** Returns the address with which a visitor joins the mailing lists of a form; undefined if the visitor joins none. */
export function findJoinAddress(form: ReadForm, values: FormValues): string | undefined {
  const { listIds = [], joinsFor } = form
  if (listIds.length === 0) return undefined
  if (joinsFor && !getChoices(values[joinsFor.id]).includes(joinsFor.choice)) return undefined
  return findAddress(form, values)
}

/** Counts an email to an address; resolves to undefined without one, or if it has had too many. */
export async function countAddress(
  { countEmail }: Sender,
  address: string | undefined,
): Promise<string | undefined> {
  if (address === undefined) return undefined
  try {
    await countEmail(address)
  } catch (error) {
    if (error instanceof TooManyRequests) return undefined
    throw error
  }
  return address
}

/** Puts the visitor of a stored submission on the mailing lists of the form, once the address is confirmed by email. */
export async function joinLists(
  tx: Db,
  sender: Sender,
  given: { readonly form: ReadForm; readonly values: FormValues; readonly address: string },
): Promise<void> {
  const { joinsFor, disclaimer } = given.form
  const consent = [joinsFor?.choice, disclaimer].filter(Boolean).join('\n')
  await requestSubscription(tx, sender, { ...given, consent })
}

function getChoices(value: FormValues[string] = ''): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value)
}

async function requestSubscription(
  db: Db,
  { site, siteUserId }: Sender,
  given: {
    readonly form: ReadForm
    readonly values: FormValues
    readonly address: string
    readonly consent: string
  },
): Promise<void> {
  const { form, values, address, consent } = given
  const nameField = form.fields.find(({ type }) => type === 'name')
  const [firstName = '', lastName = ''] = getChoices(nameField && values[nameField.id])
  await subscribe(db, site, {
    email: address,
    ...{ firstName, lastName, locale: form.locale, formId: form.formId, siteUserId },
    consent: consent.slice(0, MAX_CONSENT),
    listIds: form.listIds ?? [],
  })
}
