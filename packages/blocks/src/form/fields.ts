import { type FormFieldType, formFields, MAX_FORM_TEXT } from '@vitrine/model'
import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MOST_FIELDS = 100
const MOST_OPTIONS = 100

const required = z._default(z.boolean(), false)
const option = z.strictObject({ id: idSchema })
const options = z._default(z.array(option).check(z.maxLength(MOST_OPTIONS)), [])

const typed = <T extends FormFieldType>(type: T) =>
  z.strictObject({ id: idSchema, type: z.literal(type), required })
const chosen = <T extends FormFieldType>(type: T) =>
  z.strictObject({ id: idSchema, type: z.literal(type), required, options })

/**
 * A field of a form; its words are the texts `<id>.title`, `<id>.description`, `<id>.placeholder`, and
 * `<id>.option` of each option. @see platform spec §3 "Form field types and editable properties"
 */
const field = z.discriminatedUnion('type', [
  typed('text'),
  typed('email'),
  typed('number'),
  typed('website'),
  typed('password'),
  typed('twitter'),
  typed('date'),
  typed('time'),
  typed('name'),
  typed('address'),
  z.strictObject({
    ...typed('textarea').shape,
    maxLength: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_FORM_TEXT))),
  }),
  z.strictObject({
    ...typed('currency').shape,
    currencySymbol: z.optional(z.string().check(z.maxLength(5))),
  }),
  z.strictObject({
    ...typed('phone').shape,
    showCountryCode: z._default(z.boolean(), false),
  }),
  chosen('radio'),
  chosen('checkbox'),
  chosen('select'),
  chosen('likert'),
  z.strictObject({
    id: idSchema,
    type: z.literal('section'),
    underline: z._default(z.boolean(), false),
  }),
  z.strictObject({
    id: idSchema,
    type: z.literal('hidden'),
    /** Of the parameter of the address whose value it takes. */
    key: z._default(z.string().check(z.maxLength(100)), ''),
    value: z._default(z.string().check(z.maxLength(1_000)), ''),
  }),
])

export const fieldsSchema = z
  .array(field)
  .check(z.maxLength(MOST_FIELDS), z.refine(hasOwnIds, 'uses an id twice'))

export type FormField = z.output<typeof field>

/** Whether a text of its own may stand in a field before it is filled in. */
export function takesPlaceholder(type: FormFieldType): boolean {
  const properties: readonly string[] = formFields[type]
  return properties.includes('placeholder')
}

/** Texts are found by these ids, and what is sent is called by them. */
function hasOwnIds(fields: readonly FormField[]): boolean {
  const ids = fields.flatMap((each) => [each.id, ...optionsOf(each).map(({ id }) => id)])
  return new Set(ids).size === ids.length
}

export function optionsOf(each: FormField): readonly { readonly id: string }[] {
  return 'options' in each ? each.options : []
}
