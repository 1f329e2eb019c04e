import type { Currency, DonationBounds, FormCondition, FormRule } from '@vitrine/model'
import type { Link } from '@vitrine/page'

/** A form's fields in one language, and the handling of its submissions. */
export interface FormDefinition {
  readonly kind: 'form' | 'newsletter' | 'donation'
  /** The name that the owner gave the form. */
  readonly name: string
  readonly fields: readonly FieldDefinition[]
  /** The plain text of the disclaimer; undefined without one. */
  readonly disclaimer?: string | undefined
  /** The email address that is notified; the site's own by default. */
  readonly recipient?: string | undefined
  /** The number of days after which submissions are deleted; never by default. */
  readonly keepsDays?: number | undefined
  /** The ids of the mailing lists that visitors join, once they confirm it by email. */
  readonly listIds?: readonly string[] | undefined
  /** The answer for which they join; undefined for any. */
  readonly joinsFor?: FormCondition | undefined
  /** The email to the visitor who submitted the form; undefined if the form sends none. */
  readonly reply?: FormReply | undefined
  /** The link that visitors follow after submitting. */
  readonly successRedirect?: Link | undefined
  /** Whether the site's captcha, if it has one, must be solved. */
  readonly captchaEnabled?: boolean | undefined
  /** The amounts to choose from, if the form asks for a donation. */
  readonly donation?: DonationTerms | undefined
}

/** The email that a form sends to its visitor. Each text is undefined if the owner wrote none. */
export interface FormReply {
  readonly subject: string | undefined
  readonly text: string | undefined
}

export interface DonationTerms {
  /** The suggested amounts in minor units. */
  readonly amountsMinor: readonly number[]
  /** Returns the bounds of any other amount; undefined if only the suggested ones are accepted. */
  readonly boundsIn: (currency: Currency) => DonationBounds | undefined
}

/** A field of a form in one language. */
export interface FieldDefinition extends FormRule {
  readonly title: string
  /** The ids of `options`, in the same order. */
  readonly optionIds: readonly string[]
  /** The query parameter that a hidden field takes its value from, and its default value. */
  readonly hidden?: { readonly key: string; readonly value: string }
}
