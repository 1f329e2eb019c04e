import { blockTypeCodes } from '@vitrine/model'
import { type Block, newBlock, newContent, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { listShownFiles } from './check-files.ts'

const FIRST = '0192f0c0-0000-7000-8000-0000000000aa'
const SECOND = '0192f0c0-0000-7000-8000-0000000000ab'
const { gallery, video, album, image } = blockTypeCodes

function list(type: number, more: Parameters<typeof newBlock>[2], own: Partial<Block> = {}) {
  const block = { ...newBlock(() => 'it', type, more), ...own }
  const { blocks } = newContent([{ section: newSection(() => 'main'), blocks: [block] }])
  return listShownFiles({ blocks })
}

const items = [
  { id: 'one', assetId: FIRST },
  { id: 'two', assetId: SECOND },
]

it('lists each image of a gallery with the number of its entry', () => {
  const shared = { blockId: 'it', accept: 'image' }
  expect(list(gallery, { data: { items } })).toEqual([
    {
      ...shared,
      assetId: FIRST,
      field: 'one.assetId',
      entry: { number: 1, count: 2 },
    },
    {
      ...shared,
      assetId: SECOND,
      field: 'two.assetId',
      entry: { number: 2, count: 2 },
    },
  ])
})

it('lists the file and the poster of a video, and the tracks of an album, by what their fields take', () => {
  const data = { file: { assetId: FIRST }, poster: { assetId: SECOND } }
  expect(list(video, { data })).toMatchObject([
    { assetId: FIRST, field: 'file', accept: 'video', entry: null },
    { assetId: SECOND, field: 'poster', accept: 'image', entry: null },
  ])
  const tracks = [{ id: 'a', assetId: FIRST }]
  expect(list(album, { data: { tracks, cover: { assetId: SECOND } } })).toMatchObject([
    { assetId: SECOND, field: 'cover', accept: 'image' },
    { assetId: FIRST, field: 'a.assetId', accept: 'audio', entry: { number: 1 } },
  ])
})

it('lists no file that visitors do not see', () => {
  const isShown = { data: { assetId: FIRST } }
  expect(list(image, isShown)).toHaveLength(1)
  expect(list(image, isShown, { hidden: { mobile: true } })).toHaveLength(1)
  expect(list(image, isShown, { hidden: { desktop: true, mobile: true } })).toEqual([])
  expect(list(image, isShown, { placeholder: true })).toEqual([])
  expect(list(gallery, { data: { items, collectionId: FIRST } })).toEqual([])
  expect(list(9_999, isShown)).toEqual([])
})
