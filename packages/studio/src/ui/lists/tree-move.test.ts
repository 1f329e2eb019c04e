import { expect, it } from 'vitest'
import { isMovePossible, listBranch } from './tree-move.ts'

const nodes = [
  { id: 'hero', children: [{ id: 'title' }, { id: 'row', children: [{ id: 'button' }] }] },
  { id: 'footer' },
]

it('lists an item with everything in it', () => {
  expect(listBranch(nodes, 'hero')).toEqual(['hero', 'title', 'row', 'button'])
  expect(listBranch(nodes, 'button')).toEqual(['button'])
  expect(listBranch(nodes, 'gone')).toEqual([])
})

it('moves no item into itself or into what it holds', () => {
  const position = 'on'
  expect(isMovePossible(nodes, { ids: ['row'], targetId: 'footer', position })).toBe(true)
  expect(isMovePossible(nodes, { ids: ['row'], targetId: 'row', position })).toBe(false)
  expect(isMovePossible(nodes, { ids: ['footer', 'hero'], targetId: 'button', position })).toBe(
    false,
  )
})
