import { expect, it } from 'vitest'
import { listChangedBlocks } from './changed-blocks.ts'

it('finds blocks that were changed, added and deleted, whatever the order of their names', () => {
  const before = { blocks: { same: { a: 1, b: { c: 2, d: 3 } }, changed: { a: 1 }, gone: {} } }
  const after = { blocks: { same: { b: { d: 3, c: 2 }, a: 1 }, changed: { a: 2 }, added: {} } }
  expect(listChangedBlocks(before, after)).toEqual(['changed', 'gone', 'added'])
  expect(listChangedBlocks({}, {})).toEqual([])
})
