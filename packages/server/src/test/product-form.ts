import type { ProductFormField } from '@vitrine/contract'

/** Returns a text field of a form of products, with other properties. */
export function createFormField(
  id: string,
  properties: Partial<ProductFormField> = {},
): ProductFormField {
  return {
    id,
    type: 'text',
    title: id,
    description: '',
    placeholder: '',
    required: false,
    options: [],
    maxLength: null,
    currencySymbol: '',
    showCountryCode: false,
    underline: false,
    ...properties,
  }
}
