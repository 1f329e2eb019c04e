import { formFields, type FormFieldType } from '../audience/form-field.ts'

/** The fields that the form of a product cannot have: answers are texts, which are shown to the buyer and the owner. */
type UnaskedType = 'password' | 'hidden' | 'file'

export type ProductFormFieldType = Exclude<FormFieldType, UnaskedType>

/** The field types of the forms of products. */
export const productFormFieldTypes = [
  'text',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'number',
  'date',
  'time',
  'name',
  'email',
  'phone',
  'address',
  'website',
  'twitter',
  'currency',
  'likert',
  'section',
] as const satisfies readonly ProductFormFieldType[]

/** The maximum number of fields of the form of a product, and of options of a field. */
export const MAX_PRODUCT_FORM_FIELDS = 50
export const MAX_PRODUCT_FORM_OPTIONS = 100

/** The maximum number of forms of products of a site. */
export const MAX_PRODUCT_FORMS = 200

/** Returns whether owners may edit a property of a field type. */
export function hasFormFieldProperty(type: FormFieldType, property: string): boolean {
  const properties: readonly string[] = formFields[type]
  return properties.includes(property)
}
