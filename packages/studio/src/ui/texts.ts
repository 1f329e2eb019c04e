import { homeTexts } from './texts/home.ts'
import { ordersTexts } from './texts/orders.ts'
import { accountsTexts } from './texts/accounts.ts'
import { emailsTexts } from './texts/emails.ts'
import { productsTexts } from './texts/products.ts'
import { roleTexts } from './texts/roles.ts'
import { sharedTexts } from './texts/shared.ts'
import { shellTexts } from './texts/shell.ts'

/**
 * The texts of the studio by id, with slots for parameters. The studio is in English. Every text that is shown comes
 * from here: `e2e/studio-texts.e2e.ts` finds others.
 */
export const texts = {
  ...sharedTexts,
  ...shellTexts,
  ...homeTexts,
  ...ordersTexts,
  ...productsTexts,
  ...emailsTexts,
  ...accountsTexts,
  ...roleTexts,
} as const

/** The id of a text without parameters. */
export type TextId = {
  [Id in keyof typeof texts]: (typeof texts)[Id] extends string
    ? (typeof texts)[Id] extends `${string}{${string}}${string}`
      ? never
      : Id
    : never
}[keyof typeof texts]
