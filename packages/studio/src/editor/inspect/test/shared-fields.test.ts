import { blockTypeCodes } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { expect, it } from 'vitest'
import { insertBlock } from '../../actions.ts'
import { listSharedFields, setSharedValue } from '../values/shared-fields.ts'
import { insertNewBlock, LANGUAGES } from './edited-block.ts'

/** Opens a page with two buttons, the second of which is large. */
function createButtons() {
  const { store, get } = insertNewBlock(blockTypeCodes.button)
  const first = get().id
  const second = insertBlock(store, blockTypeCodes.button) ?? ''
  store.dispatch('block.setData', { id: second, path: ['size'], value: 'large' })
  const ids = [first, second]
  const getBlocks = (): readonly Block[] =>
    ids.flatMap((id) => store.state.getState().body.blocks[id] ?? [])
  const find = (key: string) => {
    const shared = listSharedFields(getBlocks(), LANGUAGES).find(({ field }) => field.key === key)
    if (!shared) throw new Error(`Buttons have no shared field ${key}`)
    return shared
  }
  return { store, ids, getBlocks, find }
}

it('lists the plain values of blocks of one type, and whether they differ', () => {
  const { store, getBlocks, find } = createButtons()
  const keys = listSharedFields(getBlocks(), LANGUAGES).map(({ field }) => field.key)
  expect(keys).toContain('align')
  expect(keys).not.toContain('label')
  expect(keys).not.toContain('link')
  expect(find('size')).toMatchObject({ value: undefined, isMixed: true })
  expect(find('align')).toMatchObject({ isMixed: false, value: find('align').field.initial })

  insertBlock(store, blockTypeCodes.html)
  const all = Object.values(store.state.getState().body.blocks)
  expect(listSharedFields(all, LANGUAGES)).toEqual([])
})

it('changes all blocks as one step of the history', () => {
  const { store, ids, getBlocks, find } = createButtons()
  for (const value of ['small', 'medium']) setSharedValue(store, ids, find('size').field, value)
  expect(getBlocks().map(({ data }) => data['size'])).toEqual(['medium', 'medium'])
  expect(find('size')).toMatchObject({ value: 'medium', isMixed: false })
  store.undo()
  expect(find('size')).toMatchObject({ isMixed: true })
})

it('shows the designs of blocks, and changes them together', () => {
  const { store, get } = insertNewBlock(blockTypeCodes['summary-v2'])
  const ids = [get().id, insertBlock(store, blockTypeCodes['summary-v2']) ?? '']
  const getBlocks = () => ids.flatMap((id) => store.state.getState().body.blocks[id] ?? [])
  const design = listSharedFields(getBlocks(), LANGUAGES).find(
    ({ field }) => field.target === 'variant',
  )?.field
  if (!design || !('options' in design)) throw new Error('A summary has designs')
  const value = design.options.at(-1)?.value ?? null
  setSharedValue(store, ids, design, value)
  expect(getBlocks().map(({ variant }) => variant)).toEqual([value, value])
})
