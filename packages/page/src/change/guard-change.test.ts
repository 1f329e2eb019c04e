import { expect, it } from 'vitest'
import { newBlock, newContent, newPage, newSection } from '../document/new.ts'
import { guardChange } from './guard-change.ts'
import { createIds } from '../test/random-changes.ts'

function pageWith(count: number) {
  const newId = createIds('b')
  const blocks = Array.from({ length: count }, () => newBlock(newId, 2))
  return newPage(
    { locale: 'en', title: 'Home', slug: '' },
    newContent([{ section: newSection(() => 's1'), blocks }]),
  )
}

it.each([
  ['block.setText', 4, 1, true],
  ['block.setText', 4, 2, false],
  ['block.setText', 3, 0, false],
  ['document.set', 60, 29, true],
  ['multi.delete', 60, 0, false],
  ['section.delete', 4, 0, false],
  ['section.applyPreset', 4, 1, false],
  ['history.undo', 4, 0, false],
])('of %s, from %i to %i blocks: is rejected: %s', (command, before, after, refused) => {
  const issue = guardChange(pageWith(before), pageWith(after), { command })
  expect(issue !== undefined).toBe(refused)
})

it('reports the number of deleted blocks', () => {
  expect(guardChange(pageWith(5), pageWith(1), { command: 'block.move' })).toEqual({
    path: ['blocks'],
    message:
      'This change would delete 4 of 5 blocks, although it is not a deletion. It was not saved. Reload the page and try again.',
  })
})

it('guards nothing if there are no blocks', () => {
  expect(guardChange({ schema: 1 }, { schema: 1 }, { command: 'nav.remove' })).toBeUndefined()
})
