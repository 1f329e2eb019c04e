import type { MessageId } from './message.ts'

/**
 * The texts of pages that promise an email, each with the one that replaces it while no mail server is configured:
 * no page says that an email is sent if none can be.
 */
export const textsWithoutEmail = {
  accountForgotLede: 'accountWithoutEmail',
  accountLetterText: 'accountWithoutEmail',
  accountRegisterLede: 'accountWithoutEmail',
  accountOrdersClaimHelp: 'accountWithoutEmail',
  'account.claim-sent': 'account.without-email',
  'account.registered': 'account.without-email',
  'account.resent': 'account.without-email',
  'account.reset-sent': 'account.without-email',
  'newsletter.confirm': 'newsletter.without-email',
  restockCta: 'restockWithoutEmail',
  donationPending: 'donationSavedUnder',
  donationWrongText: 'donationContact',
  orderByEmailText: 'orderCodesContact',
  orderPendingBefore: 'orderSavedUnder',
  orderReceipt: 'orderSavedUnder',
  orderWrongText: 'orderContact',
} as const satisfies Partial<Record<MessageId, MessageId>>
