import { englishMessages, message, type Message } from '@vitrine/model'

/** The reasons of failed payments, as they are stored. */
export const paymentFailures = {
  declined: englishMessages['payments.declined'],
  notConfirmed: englishMessages['payments.notConfirmed'],
  insufficientFunds: englishMessages['payments.insufficientFunds'],
  expiredCard: englishMessages['payments.expiredCard'],
  wrongSecurityCode: englishMessages['payments.wrongSecurityCode'],
  asksToConfirm: englishMessages['payments.asksToConfirm'],
  methodGone: englishMessages['payments.methodGone'],
  refused: englishMessages['payments.refused'],
} as const

const messages: ReadonlyMap<string, Message> = new Map<string, Message>([
  [paymentFailures.declined, message('payments.declined')],
  [paymentFailures.notConfirmed, message('payments.notConfirmed')],
  [paymentFailures.insufficientFunds, message('payments.insufficientFunds')],
  [paymentFailures.expiredCard, message('payments.expiredCard')],
  [paymentFailures.wrongSecurityCode, message('payments.wrongSecurityCode')],
  [paymentFailures.asksToConfirm, message('payments.asksToConfirm')],
  [paymentFailures.methodGone, message('payments.methodGone')],
  [paymentFailures.refused, message('payments.refused')],
])

/** Returns the message of a stored reason; a provider's own reason stays as it is. */
export function getFailureMessage(failure: string): Message | string {
  return messages.get(failure) ?? failure
}
