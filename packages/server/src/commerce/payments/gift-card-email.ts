import { type Currency, formatMoney, getTranslate, type Gift } from '@vitrine/model'
import type { EmailPart, NewEmail } from '../../platform/mail/index.ts'
import { getGiftCardKey, GIFT_CARD_CODE } from './gift-card-code.ts'

/** A gift card whose code is emailed. */
export interface EmailedGiftCard {
  /** The unit of an order, or the request of staff, that the card was issued for. */
  readonly cause: string
  readonly recipient: string
  readonly amountMinor: bigint
  readonly currency: Currency
  readonly testMode: boolean
  /** The recipient and the message; null for a card of the buyer's own. */
  readonly gift: Gift | null
}

/** Creates the email with the code of a gift card. The code itself is made when the email is sent. */
export function createGiftCardEmail(
  { title: site, language }: { readonly title: string; readonly language: string },
  { cause, recipient, amountMinor, currency, testMode, gift }: EmailedGiftCard,
): NewEmail {
  const translate = getTranslate(language)
  const amount = formatMoney({ minor: amountMinor, currency }, language)
  const isPresent = gift !== null && gift.recipientEmail !== ''
  const name = gift?.recipientName ?? ''
  const texts = (...lines: readonly string[]): readonly EmailPart[] =>
    lines.filter((text) => text !== '').map((text) => ({ text }))
  return {
    dedupe: getGiftCardKey(cause),
    recipient,
    language,
    subject: translate(`emails.giftCard.${isPresent ? 'giftSubject' : 'subject'}`, {
      site,
      amount,
    }),
    parts: [
      ...texts(name === '' ? '' : translate('emails.giftCard.greeting', { name })),
      ...texts(translate(`emails.giftCard.${isPresent ? 'gift' : 'code'}`, { amount, site })),
      { code: { kind: GIFT_CARD_CODE, id: cause } },
      ...texts(
        gift?.message ?? '',
        testMode ? translate('emails.giftCard.test') : '',
        translate('emails.giftCard.safe'),
      ),
    ],
  }
}
