import { blockTypeCodes } from '@vitrine/model'
import { newBlock } from '@vitrine/page'
import { expect, it } from 'vitest'
import { listAnswers } from './answers.ts'

it('lists the answers to the other fields that visitors choose from, by name or number', () => {
  const block = newBlock(() => 'ask', blockTypeCodes.form, {
    data: {
      fields: [
        { id: 'kind', type: 'radio', options: [{ id: 'repair' }, { id: 'other' }] },
        { id: 'scale', type: 'likert', options: [{ id: 'fair' }] },
        { id: 'size', type: 'select', options: [{ id: 'small' }] },
      ],
    },
    text: { en: { 'kind.title': 'What is it about?', 'repair.option': 'Repair' } },
  })
  const place = { block, entries: [{ list: 'fields', id: 'size' }] }
  expect(listAnswers(place, 'fields', { locale: 'en', sourceLocale: 'en' })).toEqual([
    { id: 'repair', label: 'What is it about?: Repair' },
    { id: 'other', label: expect.stringMatching(/^What is it about\?: .+ 2$/) },
  ])
})
