import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { expect, it } from 'vitest'
import { insertBlock } from '../../actions.ts'
import { getBlockFields } from '../../block-fields.ts'
import { getFieldValue, setFieldValue } from '../values/field-place.ts'
import { listSharedFields, setSharedValue } from '../values/shared-fields.ts'
import { listVisibleFields } from '../values/visible-fields.ts'
import { insertNewBlock, LANGUAGES, LOCALE } from './edited-block.ts'

const TYPE = blockTypeCodes.gallery
const SLIDESHOW = blockVariantCodes['gallery-slideshow']

const design = getBlockFields(TYPE).find(({ key }) => key === 'options.design')
if (design?.ui !== 'select') throw new Error('A gallery has a list of designs')

it('has one list of all designs', () => {
  const fields = getBlockFields(TYPE).filter(({ label }) => /design/i.test(label))
  expect(fields).toEqual([design])
  expect(design.options.map(({ label }) => label)).toEqual([
    'Slideshow',
    'Slider',
    'Grid',
    'Stack',
    'Columns',
    'Carousel',
    'Masonry',
    'Strips',
    'Reel',
    'Full-screen slideshow',
  ])
})

it('shows the design of a variant, and replaces it as one step', () => {
  const { store, get } = insertNewBlock(TYPE)
  const { id, v } = get()
  const data = { options: { design: 'grid', padding: 5 } }
  store.dispatch('block.convert', { id, type: TYPE, v, variant: SLIDESHOW, data })
  const before = get()
  const place = { block: before, entries: [] }
  expect(getFieldValue(place, design, LOCALE)).toBe('slideshow')
  const keys = listVisibleFields(place, getBlockFields(TYPE), LANGUAGES).map(({ key }) => key)
  expect(keys).toContain('options.autoplay')
  expect(keys).not.toContain('options.thumbnails-per-row')

  setFieldValue(store, place, design, 'masonry')
  expect(get().data).toEqual({ options: { design: 'masonry', padding: 5 } })
  expect(get()).not.toHaveProperty('variant')
  expect(getFieldValue({ block: get(), entries: [] }, design, LOCALE)).toBe('masonry')
  store.undo()
  expect(get()).toEqual(before)
})

it('is the same list for several galleries, whether or not they have a variant', () => {
  const { store, get } = insertNewBlock(TYPE)
  const { id, v } = get()
  store.dispatch('block.convert', { id, type: TYPE, v, variant: SLIDESHOW, data: {} })
  const ids = [id, insertBlock(store, TYPE) ?? '']
  const getBlocks = (): readonly Block[] =>
    ids.flatMap((each) => store.state.getState().body.blocks[each] ?? [])
  const find = () =>
    listSharedFields(getBlocks(), LANGUAGES).find(({ field }) => field.key === design.key)
  const before = getBlocks()
  expect(find()).toMatchObject({ isMixed: true })
  setSharedValue(store, ids, design, 'reel')
  expect(find()).toMatchObject({ isMixed: false, value: 'reel' })
  expect(getBlocks().map(({ variant }) => variant)).toEqual([undefined, undefined])
  store.undo()
  expect(getBlocks()).toEqual(before)
})
