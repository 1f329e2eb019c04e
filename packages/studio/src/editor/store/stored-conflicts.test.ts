import type { Conflict } from '@vitrine/page'
import { expect, it } from 'vitest'
import { listOpenConflicts } from './stored-conflicts.ts'

const body = { blocks: { one: { data: { word: 'mine' } } } }

function createConflict(path: readonly string[], theirs: string): Conflict {
  return { kind: 'value', path: [...path], base: 'before', mine: 'mine', theirs }
}

it('lists the conflicts of an earlier window that still have a choice', () => {
  const open = createConflict(['blocks', 'one', 'data', 'word'], 'theirs')
  expect(listOpenConflicts(body, [open])).toEqual([open])
})

it('drops conflicts whose value is already that of the others, or whose block is gone', () => {
  const settled = createConflict(['blocks', 'one', 'data', 'word'], 'mine')
  const gone = createConflict(['blocks', 'two', 'data', 'word'], 'theirs')
  expect(listOpenConflicts(body, [settled, gone])).toEqual([])
})
