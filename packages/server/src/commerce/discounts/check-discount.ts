import type { DiscountInput } from '@vitrine/contract'
import { type Currency, currencyDigits, fromCents } from '@vitrine/model'

type Errors = Record<string, string>

/** The values that the rules of a discount depend on besides itself. */
export interface DiscountTerms {
  readonly currency: Currency
  /** The number of orders that used it. */
  readonly used: number
}

const MAX_TITLE = 100
const MAX_CODE = 40
const MAX_COUNT = 1_000_000_000
const MAX_CENTS = 100_000_000_000

/** Returns an error for each field that breaks a rule, in plain English for the owner. */
export function checkDiscount(input: DiscountInput, { currency, used }: DiscountTerms): Errors {
  const errors: Errors = {}
  checkNames(input, errors)
  checkValue(input, currency, errors)
  checkTargets(input, errors)
  if (input.minimumCents !== null && !isAmount(input.minimumCents, currency))
    errors['minimumCents'] = describeAmount(currency)
  for (const field of ['maxUses', 'maxPerCustomer'] as const)
    if (!isCount(input[field] ?? 1)) errors[field] = 'Enter a whole number from 1.'
  if (!errors['maxUses'] && input.maxUses !== null && input.maxUses < used)
    errors['maxUses'] =
      `This discount was used ${used} times. Enter ${used} or more, or turn it off.`
  for (const field of ['startsAt', 'endsAt'] as const)
    if (input[field] !== null && !isLocalTime(input[field]))
      errors[field] = 'Enter a date and a time that exist.'
  if (input.startsAt !== null && input.endsAt !== null && input.endsAt <= input.startsAt)
    errors['endsAt'] ??= 'End time must be after start time.'
  return errors
}

function checkNames({ code, title }: DiscountInput, errors: Errors): void {
  const typed = code?.trim() ?? ''
  if (code !== null && typed === '')
    errors['code'] = 'Enter a code, or let the discount be automatic.'
  else if (typed.length > MAX_CODE) errors['code'] = `A code has up to ${MAX_CODE} characters.`
  else if (typed !== '' && !/^[\p{L}\p{N}_-]+$/u.test(typed))
    errors['code'] = 'Use letters, digits, “-” and “_” only.'
  if (code === null && title.trim() === '')
    errors['title'] = 'Enter a title, which buyers see at checkout.'
  if (title.trim().length > MAX_TITLE)
    errors['title'] = `A title has up to ${MAX_TITLE} characters.`
}

function checkValue(input: DiscountInput, currency: Currency, errors: Errors): void {
  const { type, percent, amountCents } = input
  if (type === 'percent' || type === 'buy-x-get-y') {
    const parts = (percent ?? 0) * 10_000
    if (percent === null || percent <= 0 || percent > 100)
      errors['percent'] = 'Enter a percentage above 0 and up to 100.'
    else if (Math.abs(parts - Math.round(parts)) > 1e-6)
      errors['percent'] = 'Enter a percentage with up to 4 decimals.'
  }
  if (type === 'amount' && (amountCents === null || !isAmount(amountCents, currency)))
    errors['amountCents'] = describeAmount(currency)
  if (type === 'buy-x-get-y')
    for (const field of ['buyQuantity', 'getQuantity'] as const)
      if (!isCount(input[field] ?? 0, 100)) errors[field] = 'Enter a whole number from 1 to 100.'
}

function checkTargets(input: DiscountInput, errors: Errors): void {
  const { type, appliesTo, productIds, categoryIds } = input
  if (type === 'free-shipping') return
  if (appliesTo === 'products' && productIds.length === 0)
    errors['productIds'] = 'Choose at least one product.'
  if (appliesTo === 'categories' && categoryIds.length === 0)
    errors['categoryIds'] = 'Choose at least one category.'
}

function describeAmount(currency: Currency): string {
  return currencyDigits[currency] === 0
    ? `Enter a whole amount of ${currency} above 0, without decimals.`
    : `Enter an amount of ${currency} above 0, with up to ${currencyDigits[currency]} decimals.`
}

function isCount(count: number, maximum = MAX_COUNT): boolean {
  return Number.isInteger(count) && count >= 1 && count <= maximum
}

function isAmount(cents: number, currency: Currency): boolean {
  if (!Number.isInteger(cents) || cents <= 0 || cents > MAX_CENTS) return false
  try {
    fromCents(cents, currency)
    return true
  } catch {
    return false
  }
}

function isLocalTime(text: string): boolean {
  const time = new Date(`${text}:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}
