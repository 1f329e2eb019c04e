import { expect, it } from 'vitest'
import { ApiError } from '../../../api/call-api.ts'
import { FormError } from '../../../ui/forms/form-error.ts'
import { translate } from '../../../ui/translate.ts'
import { addTexts } from '../../../ui/texts.ts'
import { productsTexts } from '../../../ui/texts/products.ts'
import { findErrorLocale, nameLanguages } from './save-errors.ts'

addTexts(productsTexts)

const translations = [{ locale: 'fr' }, { locale: 'ar' }]

function createError(...paths: readonly string[]): ApiError {
  const errors = Object.fromEntries(paths.map((path) => [path, 'Too long.']))
  const problem = { type: 'about:blank', title: 'Invalid', detail: 'Invalid', status: 422 }
  return new ApiError(422, { ...problem, code: 'invalid', message: 'Invalid', errors })
}

it.each([
  [
    'the default language, which has one of them',
    'fr',
    createError('translations.0.title', 'title'),
    '',
  ],
  ['the default language, which has the cells', 'fr', new FormError(['Enter a price.']), ''],
  [
    'the translation that is shown',
    'ar',
    createError('translations.0.title', 'translations.1.title'),
    'ar',
  ],
  ['the first translation with one', '', createError('translations.1.title'), 'ar'],
  ['the language that is shown, if no field has one', 'fr', new Error('offline'), 'fr'],
  ['the language that is shown, if the call names no field', 'fr', createError(), 'fr'],
])('shows errors in %s', (_, locale, error, expected) => {
  expect(findErrorLocale(error, { locale, translations })).toBe(expected)
})

it('names the language of each error that is not shown', () => {
  const error = createError('translations.0.title', 'translations.1.title', 'title')
  const named = nameLanguages(translate, error, { locale: 'fr', translations })
  expect(named instanceof ApiError ? named.problem?.errors : {}).toEqual({
    'translations.0.title': 'Too long.',
    'translations.1.title': 'Arabic: Too long.',
    title: 'Too long.',
  })
})
