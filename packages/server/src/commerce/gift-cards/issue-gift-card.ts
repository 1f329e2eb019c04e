import type { Body, issueGiftCard as route } from '@vitrine/contract'
import { currencyDigits, formatMoney, fromCents, isEmail } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmail } from '../../platform/mail/index.ts'
import {
  computeGiftCardDigest,
  createGiftCard,
  createGiftCardEmail,
  deriveGiftCardCode,
  normalizeGiftCardCode,
} from '../payments/index.ts'
import { giftCardErrors } from './errors.ts'

type Issue = Body<typeof route>
/** The site that issues gift cards. */
export type Issuer = Pick<Site, 'id' | 'title' | 'language' | 'secret' | 'store'>

/** The highest amount of a gift card, in hundredths of its currency. */
const MAX_CENTS = 100_000_000

/**
 * Issues a gift card with its email, in one transaction. The code is made when the email is sent, and stored nowhere.
 * Repeating it changes nothing. Throws `gift-cards.invalid` with all errors.
 */
export async function issueGiftCard(db: Db, site: Issuer, issue: Issue): Promise<void> {
  const { email, testMode, id } = issue
  const errors = checkIssue(site, issue)
  if (Object.keys(errors).length > 0) throw giftCardErrors.invalid({ errors })
  const { currency } = site.store
  const initialMinor = fromCents(issue.amountCents ?? 0, currency).minor
  const cause = `staff:${id}`
  const code = deriveGiftCardCode(site.secret, cause)
  await transact(db, async (tx) => {
    const isNew = await createGiftCard(tx, site.id, {
      codeHash: computeGiftCardDigest(site.secret, code),
      lastFour: normalizeGiftCardCode(code).slice(-4),
      ...{ id, currency, initialMinor, testMode, cause },
      issuedFor: cause,
    })
    if (!isNew) return
    const card = { cause, currency, testMode, amountMinor: initialMinor, gift: null }
    await createEmail(tx, site.id, createGiftCardEmail(site, { ...card, recipient: email.trim() }))
  })
}

function checkIssue(
  { store: { currency, testPayments } }: Issuer,
  { amountCents, email, testMode }: Issue,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  const scale = 10 ** (2 - currencyDigits[currency])
  if (amountCents === null || amountCents <= 0) errors['amountCents'] = 'Enter an amount.'
  else if (!Number.isInteger(amountCents) || amountCents % scale !== 0)
    errors['amountCents'] = `This is not a whole amount of ${currency}.`
  else if (amountCents > MAX_CENTS) {
    const most = formatMoney(fromCents(MAX_CENTS, currency), 'en-US')
    errors['amountCents'] = `A gift card can be worth up to ${most}.`
  }
  if (!isEmail(email.trim())) errors['email'] = 'Enter an email address.'
  if (testMode && !testPayments)
    errors['testMode'] = 'Test payments are off, so nothing can be paid with it.'
  return errors
}
