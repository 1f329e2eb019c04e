import { isEmail } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { createEmail } from '../../platform/mail/index.ts'
import {
  addGiftCardEntry,
  computeGiftCardDigest,
  createGiftCard,
  createGiftCardEmail,
  deriveGiftCardCode,
  lockGiftCard,
  normalizeGiftCardCode,
  setEmailKey,
  switchGiftCard,
} from '../payments/index.ts'
import { giftCardErrors } from './errors.ts'
import type { Issuer } from './issue-gift-card.ts'
import { findGiftCard, type GiftCardRow } from './list-store.ts'

/**
 * Emails the code of a gift card again, to any address and at once. Throws `gift-cards.unknown`, `gift-cards.notActive` and
 * `gift-cards.invalid`.
 */
export async function sendGiftCard(
  db: Db,
  site: Issuer,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const recipient = parseEmail(email)
  await transact(db, async (tx) => {
    const card = await lockActiveCard(tx, site.id, id)
    const dedupe = `gift-card:${card.cause}:${newId()}`
    await createEmail(tx, site.id, { ...createCardEmail(site, card, recipient), dedupe })
    await setEmailKey(tx, site.id, { id, emailKey: dedupe })
  })
}

/**
 * Moves the balance of a gift card to a new card, emails the code of that one, and turns off the old one. Repeating it changes
 * nothing. Throws what `sendGiftCard` throws.
 */
export async function replaceGiftCard(
  db: Db,
  site: Issuer,
  replaced: { readonly oldId: string; readonly id: string; readonly email: string },
): Promise<void> {
  const { oldId, id } = replaced
  const recipient = parseEmail(replaced.email)
  await transact(db, async (tx) => {
    if (await findGiftCard(tx, site.id, id)) return
    const { currency, balanceMinor, testMode, gift } = await lockActiveCard(tx, site.id, oldId)
    const cause = `staff:${id}`
    await addGiftCardEntry(tx, site.id, {
      giftCardId: oldId,
      kind: 'adjust',
      amountMinor: -balanceMinor,
      cause: `replacement:${id}`,
    })
    await switchGiftCard(tx, site.id, { id: oldId, isOn: false })
    const code = deriveGiftCardCode(site.secret, cause)
    await createGiftCard(tx, site.id, {
      codeHash: computeGiftCardDigest(site.secret, code),
      lastFour: normalizeGiftCardCode(code).slice(-4),
      ...{ id, currency, initialMinor: balanceMinor, testMode, cause },
      issuedFor: cause,
    })
    const card = { cause, currency, balanceMinor, testMode, gift }
    await createEmail(tx, site.id, createCardEmail(site, card, recipient))
  })
}

type ActiveCard = GiftCardRow & { readonly cause: string }

/** Locks a gift card with a balance. */
async function lockActiveCard(tx: Db, siteId: string, id: string): Promise<ActiveCard> {
  await lockGiftCard(tx, siteId, id)
  const card = await findGiftCard(tx, siteId, id)
  if (!card) throw giftCardErrors.unknown()
  const { cause } = card
  if (card.state !== 'active' || cause === null) throw giftCardErrors.notActive()
  return { ...card, cause }
}

function createCardEmail(
  site: Issuer,
  card: Pick<ActiveCard, 'cause' | 'currency' | 'testMode' | 'gift' | 'balanceMinor'>,
  recipient: string,
) {
  return createGiftCardEmail(site, { ...card, recipient, amountMinor: card.balanceMinor })
}

function parseEmail(typed: string): string {
  const email = typed.trim()
  if (!isEmail(email))
    throw giftCardErrors.invalid({ errors: { email: 'Enter an email address.' } })
  return email
}
