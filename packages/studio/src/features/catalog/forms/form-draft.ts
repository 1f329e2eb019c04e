import type { BodyInput, ProductForm, ProductFormField, Routes } from '@vitrine/contract'

/** A form of products while it is edited. */
export interface FormDraft {
  readonly name: string
  readonly fields: readonly ProductFormField[]
}

/** Creates an id that is unique within a form; `crypto.randomUUID` is missing on plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function newField(): ProductFormField {
  return {
    id: newId(),
    type: 'text',
    title: '',
    description: '',
    placeholder: '',
    required: false,
    options: [],
    maxLength: null,
    currencySymbol: '',
    showCountryCode: false,
    underline: false,
  }
}

export function newDraft(): FormDraft {
  return { name: '', fields: [newField()] }
}

export function toDraft({ name, fields }: ProductForm): FormDraft {
  return { name, fields }
}

/** Returns the options that the lines of a text name; a line keeps the id that it had before. */
export function parseOptions(
  text: string,
  before: ProductFormField['options'],
): ProductFormField['options'] {
  return text.split('\n').map((label, index) => ({ id: before[index]?.id ?? newId(), label }))
}

export function formatOptions(options: ProductFormField['options']): string {
  return options.map(({ label }) => label).join('\n')
}

/** Returns the form as it is sent, without the empty lines of its options. */
export function toSentForm({ name, fields }: FormDraft): BodyInput<Routes['createProductForm']> {
  return {
    name,
    fields: fields.map((field) => ({
      ...field,
      options: field.options.filter(({ label }) => label.trim() !== ''),
    })),
  }
}

/** Returns the errors of a form that the server named, by the index of the field and its property. */
export function getFieldErrors(
  errors: Readonly<Record<string, string>>,
  index: number,
): Readonly<Record<string, string>> {
  const prefix = `fields.${index}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(prefix))
  return Object.fromEntries(
    own.map(([path, error]) => [path.slice(prefix.length).split('.')[0] ?? '', error]),
  )
}
