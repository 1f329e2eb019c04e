import {
  DEFAULT_FORM_FILE_MB,
  type FormFieldType,
  formFields,
  formFileKinds,
  isRequirable,
  MAX_FORM_FILE_MB,
  MAX_FORM_TEXT,
} from '@vitrine/model'
import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MAX_FIELDS = 100
const MAX_OPTIONS = 100

const required = z._default(z.boolean(), false)
const option = z.strictObject({ id: idSchema })
const options = z._default(z.array(option).check(z.maxLength(MAX_OPTIONS)), [])

/** The option of another field that visitors must have chosen to be asked for this one; always asked by default. */
const shownFor = z.optional(idSchema)

const createInputField = <T extends FormFieldType>(type: T) =>
  z.strictObject({ id: idSchema, type: z.literal(type), required, shownFor })
const createChoiceField = <T extends FormFieldType>(type: T) =>
  z.strictObject({ ...createInputField(type).shape, options })

/**
 * A field of a form. Its texts are `<id>.title`, `<id>.description`, `<id>.placeholder`, and `<id>.option` of
 * each option.
 *
 * @see platform spec §3 "Form field types and editable properties"
 */
const field = z.discriminatedUnion('type', [
  createInputField('text'),
  createInputField('email'),
  createInputField('number'),
  createInputField('website'),
  createInputField('password'),
  createInputField('twitter'),
  createInputField('date'),
  createInputField('time'),
  createInputField('name'),
  createInputField('address'),
  z.strictObject({
    ...createInputField('textarea').shape,
    maxLength: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_FORM_TEXT))),
  }),
  z.strictObject({
    ...createInputField('currency').shape,
    currencySymbol: z.optional(z.string().check(z.maxLength(5))),
  }),
  z.strictObject({
    ...createInputField('phone').shape,
    showCountryCode: z._default(z.boolean(), false),
  }),
  createChoiceField('radio'),
  createChoiceField('checkbox'),
  createChoiceField('select'),
  createChoiceField('likert'),
  z.strictObject({
    ...createInputField('file').shape,
    accepts: z._default(z.enum(formFileKinds), 'any'),
    /** Whether visitors may add several files. */
    multiple: z._default(z.boolean(), false),
    maxMegabytes: z._default(
      z.int().check(z.minimum(1), z.maximum(MAX_FORM_FILE_MB)),
      DEFAULT_FORM_FILE_MB,
    ),
  }),
  z.strictObject({
    id: idSchema,
    type: z.literal('section'),
    underline: z._default(z.boolean(), false),
    /** Whether a step of the form begins here, with the title as its heading. */
    startsStep: z._default(z.boolean(), false),
    shownFor,
  }),
  z.strictObject({
    id: idSchema,
    type: z.literal('hidden'),
    /** The query parameter that the value is taken from. */
    key: z._default(z.string().check(z.maxLength(100)), ''),
    value: z._default(z.string().check(z.maxLength(1_000)), ''),
  }),
])

export const fieldsSchema = z
  .array(field)
  .check(z.maxLength(MAX_FIELDS), z.refine(hasUniqueIds, 'uses an id twice'))

export type FormField = z.output<typeof field>
export type FileField = Extract<FormField, { readonly type: 'file' }>

/** Returns whether a field of a type can have a placeholder. */
export function takesPlaceholder(type: FormFieldType): boolean {
  const properties: readonly string[] = formFields[type]
  return properties.includes('placeholder')
}

/** Returns whether no id is used twice: texts and submitted values are found by these ids. */
function hasUniqueIds(fields: readonly FormField[]): boolean {
  const ids = fields.flatMap((each) => [each.id, ...getOptions(each).map(({ id }) => id)])
  return new Set(ids).size === ids.length
}

/** Returns whether visitors must fill in a field. A survey is never required. */
export function isRequired(each: FormField): boolean {
  return 'required' in each && each.required && isRequirable(each)
}

export function getOptions(each: FormField): readonly { readonly id: string }[] {
  return 'options' in each ? each.options : []
}

/** Returns whether a step begins with a field. */
export function startsStep(each: FormField): boolean {
  return each.type === 'section' && each.startsStep
}

/** Returns the field and its option that a field is shown for; undefined if it is always shown, or if the option is gone. */
export function findCondition(
  each: FormField,
  fields: readonly FormField[],
): { readonly id: string; readonly optionId: string } | undefined {
  // A step is shown if one of its fields is.
  const optionId = 'shownFor' in each && !startsStep(each) ? each.shownFor : undefined
  return findOption(
    optionId,
    fields.filter(({ id }) => id !== each.id),
  )
}

/** Returns an option with the field that visitors choose it in; undefined if there is none. */
export function findOption(
  optionId: string | undefined,
  fields: readonly FormField[],
): { readonly id: string; readonly optionId: string } | undefined {
  const field = fields.find(
    (each) => isChoice(each.type) && getOptions(each).some(({ id }) => id === optionId),
  )
  return optionId === undefined || !field ? undefined : { id: field.id, optionId }
}

/** Returns whether visitors choose among the options of a field, which other fields can depend on. */
export function isChoice(type: FormFieldType): boolean {
  return type === 'radio' || type === 'checkbox' || type === 'select'
}
