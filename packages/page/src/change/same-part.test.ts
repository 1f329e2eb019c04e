import { expect, it } from 'vitest'
import type { Op } from './op.ts'
import { changesSamePart } from './same-part.ts'

const set = (...path: string[]): Op => ({ op: 'set', path, value: 1 })
const unset = (...path: string[]): Op => ({ op: 'unset', path })
const move = (id: string): Op => ({ op: 'move', path: ['sections'], id, after: null })
const insert = (id: string): Op => ({
  op: 'insert',
  path: ['sections'],
  value: { id },
  after: null,
})

it.each([
  ['the same value', set('blocks', 'one', 'data', 'size'), set('blocks', 'one', 'data', 'size')],
  ['a value and its holder', unset('blocks', 'one'), set('blocks', 'one', 'data', 'size')],
  ['a holder and its value', set('blocks', 'one', 'data', 'size'), set('blocks', 'one')],
  ['an element and its member', move('hero'), set('sections', 'hero', 'height')],
  ['an element twice', move('hero'), insert('hero')],
])('finds %s', (_what, one, other) => {
  expect(changesSamePart([set('meta'), one], [other])).toBe(true)
  expect(changesSamePart([other], [one])).toBe(true)
})

it.each([
  [
    'two values of a block',
    set('blocks', 'one', 'data', 'size'),
    set('blocks', 'one', 'data', 'a'),
  ],
  ['two elements of a list', move('hero'), move('about')],
  ['names that begin alike', set('blocks', 'one'), set('blocks', 'one-more')],
])('tells apart %s', (_what, one, other) => {
  expect(changesSamePart([one], [other])).toBe(false)
  expect(changesSamePart([], [other])).toBe(false)
})
