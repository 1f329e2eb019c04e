import type { Currency, DonationBounds, FormRule } from '@vitrine/model'
import type { Link } from '@vitrine/page'
import type { ShownText } from '../shown-text.ts'
import { type FormField, optionsOf } from './fields.ts'

/** What a form asks, in one language, and what is done with what is sent. */
export interface FormDefinition {
  readonly kind: 'form' | 'newsletter' | 'donation'
  /** As the owner calls it. */
  readonly name: string
  readonly fields: readonly AskedField[]
  /** Who is told; the site's own address when left out. */
  readonly recipient?: string | undefined
  /** How long what is sent is kept; until somebody deletes it when left out. */
  readonly keepsDays?: number | undefined
  /** Where a visitor is led afterwards. */
  readonly successRedirect?: Link | undefined
  /** Whether a captcha is solved before it is sent, where the site has one. */
  readonly captchaEnabled?: boolean | undefined
  /** What may be given, where it asks for that. */
  readonly donation?: DonationTerms | undefined
}

export interface DonationTerms {
  /** In minor units. */
  readonly amountsMinor: readonly number[]
  /** Of any other amount; undefined where none is taken. */
  readonly boundsIn: (currency: Currency) => DonationBounds | undefined
}

export interface AskedField extends FormRule {
  readonly title: string
  /** Of `options`, in the same order. */
  readonly optionIds: readonly string[]
  /** Of a hidden field: the parameter of the address that it takes, and what it has without one. */
  readonly hidden?: { readonly key: string; readonly value: string }
}

type Text = (field: string) => ShownText | undefined

export function askedField(field: FormField, text: Text): AskedField {
  const options = optionsOf(field)
  const isHidden = field.type === 'hidden'
  return {
    id: field.id,
    type: field.type,
    required: 'required' in field && field.required,
    title: isHidden ? field.key || field.id : (text(`${field.id}.title`)?.words ?? ''),
    options: options.map(({ id }) => optionWords(id, text)),
    optionIds: options.map(({ id }) => id),
    ...('maxLength' in field && field.maxLength !== undefined && { maxLength: field.maxLength }),
    ...(isHidden && { hidden: { key: field.key, value: field.value } }),
  }
}

/** An option is sent as it is called; one without a name by its id. */
export function optionWords(id: string, text: Text): string {
  return text(`${id}.option`)?.words || id
}
