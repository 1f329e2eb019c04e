import { formatMoney, getTranslate, may } from '@vitrine/model'
import { listStaff, parseRole } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { createEmail, type EmailPart, type NewEmail } from '../../platform/mail/index.ts'
import { listOrderDiscounts, type OrderDiscount } from './discount-store.ts'
import { formatAddressLines, formatDiscounts, formatLine } from './order-emails.ts'
import type { Order, OrderLine } from './read-store.ts'
import { loadOrderSettings } from './settings-store.ts'

/** The site that tells its staff of an order. */
export interface NewOrderContext {
  readonly title: string
  readonly language: string
  readonly contactEmail: string
  /** The URL of the site, without a slash at the end. */
  readonly origin: string
}

/**
 * Emails the contact address of the site about a new order, or everyone who may change orders if there is none. Has no
 * effect when repeated, or if the site has switched it off.
 */
export async function emailNewOrder(
  db: Db,
  siteId: string,
  { order, lines, site }: Omit<NewOrder, 'discounts'>,
): Promise<void> {
  const { emailNewOrders } = await loadOrderSettings(db, siteId)
  if (!emailNewOrders) return
  const recipients = await listRecipients(db, siteId, site.contactEmail)
  const discounts = await listOrderDiscounts(db, siteId, order.id)
  await transact(db, async (tx) => {
    for (const recipient of recipients)
      await createEmail(
        tx,
        siteId,
        createNewOrderEmail({ order, lines, discounts, site }, recipient),
      )
  })
}

interface NewOrder {
  readonly order: Order
  readonly lines: readonly OrderLine[]
  readonly discounts: readonly OrderDiscount[]
  readonly site: NewOrderContext
}

async function listRecipients(
  db: Db,
  siteId: string,
  contactEmail: string,
): Promise<readonly string[]> {
  if (contactEmail !== '') return [contactEmail]
  const staff = await listStaff(db, siteId)
  return staff.filter(({ role }) => may(parseRole(role), 'orders.write')).map(({ email }) => email)
}

/** Returns a line with its texts in the site's own language, which staff read, whatever it was bought in. */
function toOwnTexts(line: OrderLine): OrderLine {
  return { ...line, title: line.ownTitle, options: line.ownOptions }
}

function createNewOrderEmail(
  { order, lines, discounts, site }: NewOrder,
  recipient: string,
): NewEmail {
  const { language, title, origin } = site
  const translate = getTranslate(language)
  const money = (minor: bigint) => formatMoney({ minor, currency: order.currency }, language)
  const names = { site: title, number: String(order.number) }
  const texts: readonly (readonly string[])[] = [
    [translate('emails.newOrder.text', { ...names, amount: money(order.grandTotalMinor) })],
    [
      ...lines.flatMap((line) => formatLine(toOwnTexts(line), money)),
      ...formatDiscounts(order, discounts, language),
    ],
    [...formatAddressLines(order, language), order.email],
    order.note === '' ? [] : [order.note],
    order.testMode ? [translate('emails.order.test')] : [],
    [translate('emails.newOrder.link', { link: `${origin}/config/orders/${order.id}` })],
  ]
  const parts: EmailPart[] = texts
    .filter((text) => text.length > 0)
    .map((text) => ({ text: text.join('\n') }))
  const dedupe = `order-new:${order.id}:${recipient}`
  return {
    dedupe,
    recipient,
    language,
    subject: translate('emails.newOrder.subject', names),
    parts,
  }
}
