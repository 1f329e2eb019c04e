import { formatMoney, getTranslate } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { createEmail, type NewEmail } from '../../../platform/mail/index.ts'
import {
  type GiftCardTender,
  isManualPayment,
  listGiftCardTenders,
  listPayments,
  type Payment,
} from '../../payments/index.ts'
import { orderErrors } from '../errors.ts'
import {
  createBuyerEmail,
  createOrderLink,
  formatLineName,
  getCancellationKey,
} from '../order-emails.ts'
import { findOrder, listOrderLines, type Order } from '../read-store.ts'
import { addOrderEvent } from '../store.ts'
import { isGiftCard } from './allocate-tenders.ts'
import { listRefunds, type Refund } from './list-refunds-store.ts'

type MailSite = Pick<Site, 'id' | 'title' | 'language'>

/** Emails the buyer what was refunded, and where it returns to. */
export async function emailRefund(
  tx: Db,
  site: MailSite,
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
): Promise<void> {
  const dedupe = `order-refund:${refundId}`
  await createEmail(tx, site.id, await createRefundEmail(tx, site, { orderId, refundId, dedupe }))
  await addOrderEvent(tx, site.id, { orderId, kind: 'mail.refund', details: { email: dedupe } })
}

async function createRefundEmail(
  tx: Db,
  site: MailSite,
  about: { readonly orderId: string; readonly refundId: string; readonly dedupe: string },
) {
  const { orderId, refundId, dedupe } = about
  const order = await findOrder(tx, site.id, orderId)
  const refunds = await listRefunds(tx, site.id, orderId)
  const refund = refunds.find(({ id }) => id === refundId)
  if (!order || !refund) throw orderErrors.notFound()
  const lines = await listOrderLines(tx, site.id, orderId)
  const payments = await listPayments(tx, site.id, orderId)
  const giftCards = await listGiftCardTenders(tx, site.id, orderId)
  const language = order.locale ?? site.language
  const translate = getTranslate(language)
  const amount = formatMoney({ minor: refund.totalMinor, currency: order.currency }, language)
  const names = { site: site.title, number: String(order.number) }
  const items = refund.lines.flatMap(({ orderLineId, quantity }) =>
    lines
      .filter(({ id }) => id === orderLineId)
      .map((line) => `${quantity} × ${formatLineName(line)}`),
  )
  return createBuyerEmail(order, language, {
    dedupe,
    subject: translate('emails.refund.subject', names),
    parts: [
      translate('emails.refund.text', { ...names, amount }),
      items,
      ...(refund.reason === '' ? [] : [refund.reason]),
      formatTenders(order, { refund, payments, giftCards, language }),
      ...(order.testMode ? [translate('emails.order.test')] : []),
      createOrderLink(order, translate('emails.order.link')),
    ],
  })
}

/** Creates the email to the buyer when an order is canceled after it was paid. */
export function createRefundedCancellationEmail(
  order: Order,
  {
    refund,
    payments,
    giftCards,
    context,
  }: {
    readonly refund: Refund
    readonly payments: readonly Payment[]
    readonly giftCards: readonly GiftCardTender[]
    readonly context: Pick<Site, 'title' | 'language'>
  },
): NewEmail {
  const { language, title } = context
  const translate = getTranslate(language)
  const about = order.isDonation ? 'donation' : 'order'
  const names = { site: title, number: String(order.number) }
  const amount = formatMoney({ minor: refund.totalMinor, currency: order.currency }, language)
  return createBuyerEmail(order, language, {
    dedupe: getCancellationKey(order.id),
    subject: translate(`emails.cancellation.${about}.subject`, names),
    parts: [
      ...(order.isDonation ? [] : [translate('emails.cancellation.short', names)]),
      ...(refund.reason === '' ? [] : [refund.reason]),
      translate('emails.refund.text', { ...names, amount }),
      formatTenders(order, { refund, payments, giftCards, language }),
      ...(order.testMode ? [translate('emails.order.test')] : []),
      createOrderLink(order, translate('emails.order.link')),
    ],
  })
}

/** Returns a line for each payment that a refund returns to. */
function formatTenders(
  { currency }: Order,
  {
    refund,
    payments,
    giftCards,
    language,
  }: {
    readonly refund: Refund
    readonly payments: readonly Payment[]
    readonly giftCards: readonly GiftCardTender[]
    readonly language: string
  },
): readonly string[] {
  const translate = getTranslate(language)
  return refund.tenders.flatMap(({ paymentId, amountMinor }) => {
    const payment = payments.find(({ id }) => id === paymentId)
    if (!payment) return []
    const amount = formatMoney({ minor: amountMinor, currency }, language)
    if (isGiftCard(payment)) {
      const lastFour = giftCards.find((card) => card.paymentId === paymentId)?.lastFour ?? ''
      return [translate('emails.refund.giftCard', { amount, lastFour })]
    }
    const way = isManualPayment(payment) ? 'manual' : 'payment'
    return [translate(`emails.refund.${way}`, { amount })]
  })
}
