import { guardChange, newBlock, newContent, newPage, newSection, runCommand } from '@vitrine/page'
import { expect, it } from 'vitest'
import type { EditedBody } from './edited-body.ts'
import { resolveChanges } from './resolve-changes.ts'

const BUTTON = 53

it('merges deletions of most blocks in a way that the server accepts', () => {
  const ids = ['one', 'two', 'three', 'four', 'five']
  const content = newContent([
    { section: newSection(() => 'hero'), blocks: ids.map((id) => newBlock(() => id, BUTTON)) },
  ])
  const body: EditedBody = { ...newPage({ locale: 'en', title: 'About', slug: 'about' }, content) }
  const mine = ids.slice(1).map((id) => {
    const { change } = runCommand('page', body, 'block.delete', { id })
    if (!change) throw new Error('The block can be deleted')
    return change
  })
  const remote = [{ op: 'set', path: ['meta', 'en', 'title'], value: 'Contact' }] as const
  const resolved = resolveChanges(body, { rev: 2, remote, conflicts: [] }, mine)
  expect(Object.keys(resolved?.body.blocks ?? {})).toEqual(['one'])
  const [change] = resolved?.changes ?? []
  expect(
    change && guardChange(resolved?.theirs ?? {}, resolved?.body ?? {}, change),
  ).toBeUndefined()
  expect(change?.command).toBe('block.delete')
})
