import type { FormValues } from '../audience/form.ts'
import { type Message, message } from '../messages/message.ts'

/** The fields with which a buyer makes a gift card a present, by their ids. */
export const giftCardFields = {
  recipientName: 'recipientName',
  recipientEmail: 'recipientEmail',
  message: 'giftMessage',
  deliveryDate: 'deliveryDate',
} as const

export const MAX_GIFT_NAME = 100
export const MAX_GIFT_MESSAGE = 500

/** The last day on which a gift card can be delivered, in days from today. */
export const MAX_GIFT_DAYS = 365

/** The recipient of a gift card. An empty text is one that the buyer left out. */
export interface Gift {
  readonly recipientName: string
  /** The address that the code is sent to; empty for the buyer's own. */
  readonly recipientEmail: string
  readonly message: string
  /** The day of the delivery, `YYYY-MM-DD` in the time zone of the site; null for at once. */
  readonly deliverOn: string | null
}

/** Returns the gift that a buyer described; null if they left all fields empty. */
export function readGift(values: FormValues): Gift | null {
  const gift: Gift = {
    recipientName: getText(values[giftCardFields.recipientName]),
    recipientEmail: getText(values[giftCardFields.recipientEmail]),
    message: getText(values[giftCardFields.message]),
    deliverOn: readDay(values[giftCardFields.deliveryDate]) ?? null,
  }
  return Object.values(gift).some((value) => value !== '' && value !== null) ? gift : null
}

/** Returns the error of the day of delivery by field; `today` is `YYYY-MM-DD` in the time zone of the site. */
export function checkGift(values: FormValues, today: string): Readonly<Record<string, Message>> {
  const parts = values[giftCardFields.deliveryDate]
  const isGiven = Array.isArray(parts) && parts.some((part: string) => part.trim() !== '')
  if (!isGiven) return {}
  const day = readDay(parts)
  const error = (text: Message) => ({ [giftCardFields.deliveryDate]: text })
  if (day === undefined) return error(message('giftCards.incompleteDate'))
  if (day < today) return error(message('giftCards.pastDate'))
  return day > addDays(today, MAX_GIFT_DAYS) ? error(message('giftCards.lateDate')) : {}
}

function getText(value: FormValues[string] | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns the day of the parts month, day and year; undefined if one is missing or the year has not four digits. */
function readDay(value: FormValues[string] | undefined): string | undefined {
  if (!Array.isArray(value)) return undefined
  const [month = '', day = '', year = ''] = value.map((part: string) => part.trim())
  if (month === '' || day === '' || !/^\d{4}$/.test(year)) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function addDays(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`)
  time.setUTCDate(time.getUTCDate() + days)
  return time.toISOString().slice(0, 10)
}
