import { currencies } from '@vitrine/model'
import * as z from 'zod'

export const currencySchema = z.enum(currencies)

/** An amount of money with its `value` in hundredths for every currency. */
export const moneySchema = z.object({
  currencyCode: currencySchema,
  value: z.int(),
  decimalValue: z.string(),
  fractionalDigits: z.int(),
})
