import { expect, it } from 'vitest'
import { followSearch, type SearchText, typeSearch } from './search-text.ts'

const EMPTY: SearchText = { text: '', search: '', sent: [] }

it('keeps what was typed since while the URL follows late', () => {
  const typed = ['m', 'mu', 'mug '].reduce<SearchText>(
    (before, text) => typeSearch(before, text, text.trim()),
    EMPTY,
  )
  const late = followSearch(typed, 'm')
  expect(late).toEqual({ text: 'mug ', search: 'm', sent: ['mu', 'mug'] })
  // The URL skipped one.
  expect(followSearch(late, 'mug')).toEqual({ text: 'mug ', search: 'mug', sent: [] })
})

it('shows a search of the URL that was not typed, such as a choice in the palette', () => {
  const typed = followSearch(typeSearch(EMPTY, 'mug', 'mug'), 'mug')
  expect(followSearch(typed, 'ada@example.com').text).toBe('ada@example.com')
  expect(followSearch(typed, '').text).toBe('')
})
