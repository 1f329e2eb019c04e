import { type FieldDefinition, getFormDefinition } from '@vitrine/blocks'
import type { ProductFormField } from '@vitrine/contract'
import { blockTypeCodes, getTranslate, hasFormFieldProperty } from '@vitrine/model'
import { type Block, newBlock } from '@vitrine/page'
import type { ProductForm } from '../product.ts'

/**
 * Returns the form block that asks the form of a product. Its texts are in the site's own language, `locale`.
 */
export function createFormBlock({ id, name, fields }: ProductForm, locale: string): Block {
  return newBlock(() => id, blockTypeCodes.form, {
    data: { name, fields: fields.map(toBlockField) },
    text: { [locale]: Object.fromEntries(fields.flatMap(listTexts)) },
  })
}

/** Returns the fields of the form of a product with their rules. */
export function getFormFields(form: ProductForm): readonly FieldDefinition[] {
  const locale = 'en'
  const block = createFormBlock(form, locale)
  const definition = getFormDefinition(block, {
    locale,
    fallbackLocale: locale,
    resolve: () => undefined,
    translate: getTranslate('en'),
  })
  return definition?.fields ?? []
}

function toBlockField({ id, type, ...field }: ProductFormField) {
  const { required, options, maxLength, currencySymbol, showCountryCode, underline } = field
  const has = (property: string) => hasFormFieldProperty(type, property)
  return {
    id,
    type,
    ...(has('required') && type !== 'section' && { required }),
    ...(has('options') && { options: options.map((option) => ({ id: option.id })) }),
    ...(has('maxLength') && maxLength !== null && { maxLength }),
    ...(has('currencySymbol') && currencySymbol !== '' && { currencySymbol }),
    ...(has('showCountryCode') && { showCountryCode }),
    ...(has('underline') && { underline }),
  }
}

/** Lists the texts of a field by their names in a form block. */
function listTexts({ id, title, description, placeholder, options }: ProductFormField) {
  return [
    [`${id}.title`, title],
    ...(description === '' ? [] : [[`${id}.description`, description]]),
    ...(placeholder === '' ? [] : [[`${id}.placeholder`, placeholder]]),
    ...options.map((option) => [`${option.id}.option`, option.label]),
  ]
}
