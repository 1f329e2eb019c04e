import { expect, it } from 'vitest'
import { EMPTY_HISTORY } from './history.ts'
import type { SaveOutcome } from './save-queue.ts'
import { isCurrent, type StoredHistory } from './stored-history.ts'

const saved: StoredHistory = {
  documentId: 'page',
  clientId: 'gone',
  rev: 4,
  seq: 9,
  isSaved: true,
  history: EMPTY_HISTORY,
}
const unsaved = { ...saved, isSaved: false }

function recover(change: {
  readonly clientId?: string
  readonly seq?: number
  readonly outcome?: SaveOutcome
}) {
  const { clientId = 'gone', seq = 9, outcome = { kind: 'saved', rev: 5, remote: [] } } = change
  const sets = [{ seq, command: 'block.move', label: 'move Image', ops: [] }]
  return [{ entry: { clientId, documentId: 'page', base: 4, sets }, outcome }]
}

it('continues a history whose draft no one changed since', () => {
  expect(isCurrent(saved, { rev: 4, recovered: [] })).toBe(true)
  expect(isCurrent(unsaved, { rev: 5, recovered: recover({}) })).toBe(true)
})

it.each([
  ['another revision', saved, { rev: 5, recovered: [] }],
  ['sets that are nowhere', unsaved, { rev: 4, recovered: [] }],
  ['a revision after the recovery', unsaved, { rev: 6, recovered: recover({}) }],
  ['sets of another window', unsaved, { rev: 5, recovered: recover({ clientId: 'other' }) }],
  ['a later set', unsaved, { rev: 5, recovered: recover({ seq: 10 }) }],
  ['two windows', unsaved, { rev: 5, recovered: [...recover({}), ...recover({ clientId: 'b' })] }],
  [
    'changes of others',
    unsaved,
    {
      rev: 5,
      recovered: recover({
        outcome: { kind: 'saved', rev: 5, remote: [{ op: 'unset', path: ['blocks', 'one'] }] },
      }),
    },
  ],
  [
    'rejected sets',
    unsaved,
    { rev: 5, recovered: recover({ outcome: { kind: 'rejected', message: 'Deleted' } }) },
  ],
])('drops a history with %s', (_what, stored, found) => {
  expect(isCurrent(stored, found)).toBe(false)
})
