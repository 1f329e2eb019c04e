import { expect, it } from 'vitest'
import {
  getOptionTexts,
  listCategoryPaths,
  newTranslation,
  renameOptionTexts,
  setCategoryText,
  toSentTranslation,
  toTranslationValues,
} from './translations.ts'

const GLAZE = { name: 'Glaze', values: ['Oat', 'Iron'] }
const SAVED = {
  locale: 'fr',
  title: 'Tasse',
  excerpt: null,
  body: null,
  customAddButtonText: null,
  seoTitle: null,
  seoDescription: null,
  options: [{ name: 'Glaze', text: 'Émail', values: [{ value: 'Oat', text: 'Avoine' }] }],
  categories: [{ path: ['Cups'], name: 'Tasses' }],
}

it('sends a translation as it was saved, and of its categories only what has changed', () => {
  const values = toTranslationValues(SAVED)
  expect(toSentTranslation(values, [GLAZE])).toEqual({ ...SAVED, categories: [] })
  const changed = setCategoryText(values, ['Cups', 'Mugs'], 'Grandes tasses')
  const removed = setCategoryText(changed, ['Cups'], ' ')
  expect(toSentTranslation(removed, []).categories).toEqual([
    { path: ['Cups', 'Mugs'], name: 'Grandes tasses' },
    { path: ['Cups'], name: null },
  ])
})

it('sends no option that the product does not have, and the name of one whose values alone are translated', () => {
  const values = {
    ...newTranslation('fr'),
    options: [
      {
        name: 'Glaze',
        text: '',
        values: [
          { value: 'Oat', text: 'Avoine' },
          { value: 'Iron', text: ' ' },
        ],
      },
      { name: 'Gone', text: 'Perdu', values: [] },
    ],
  }
  expect(toSentTranslation(values, [GLAZE]).options).toEqual([
    { name: 'Glaze', text: 'Glaze', values: [{ value: 'Oat', text: 'Avoine' }] },
  ])
})

it('keeps the texts of an option that gets another name, and of its values', () => {
  const change = { name: 'Finish', values: [{ value: 'Cream', before: 'Oat' }, { value: 'New' }] }
  expect(renameOptionTexts(toTranslationValues(SAVED), GLAZE, change).options).toEqual([
    { name: 'Finish', text: 'Émail', values: [{ value: 'Cream', text: 'Avoine' }] },
  ])
})

it('has no text of an option that is saved with its own name', () => {
  const values = [{ value: 'Oat', text: 'Avoine' }]
  const saved = { ...SAVED, options: [{ name: 'Glaze', text: 'Glaze', values }] }
  const read = toTranslationValues(saved)
  expect(getOptionTexts(read, GLAZE).text).toBe('')
  expect(toSentTranslation(read, [GLAZE]).options).toEqual(saved.options)
  const change = { name: 'Finish', values: [{ value: 'Oat', before: 'Oat' }] }
  expect(renameOptionTexts(read, GLAZE, change).options).toEqual([
    { name: 'Finish', text: '', values },
  ])
})

it('keeps a text that is typed and equals the name of the option', () => {
  const typed = { ...newTranslation('fr'), options: [{ name: 'Form', text: 'Form', values: [] }] }
  const form = { name: 'Form', values: ['Round'] }
  expect(getOptionTexts(typed, form).text).toBe('Form')
  const change = { name: 'Shape', values: [{ value: 'Round', before: 'Round' }] }
  expect(renameOptionTexts(typed, form, change).options[0]?.text).toBe('Form')
})

it('lists each category above those of a product once', () => {
  expect(listCategoryPaths(['Cups / Mugs', 'Cups / Small', 'Sale'])).toEqual([
    ['Cups'],
    ['Cups', 'Mugs'],
    ['Cups', 'Small'],
    ['Sale'],
  ])
})
