import { blockTypeCodes } from '@vitrine/model'
import {
  type CommandName,
  type Content,
  newBlock,
  newContent,
  newPage,
  newSection,
  plainToRich,
  type Rect,
  runCommand,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { checkPlacement } from './check-placement.ts'

const EN = { locale: 'en', fallbackLocale: 'en' }

function createText(id: string, desktop: Rect, mobile?: Rect) {
  const text = { en: { body: plainToRich(`Text of ${id}`) } }
  const block = newBlock(() => id, blockTypeCodes.html, { text })
  return { ...block, place: { desktop, ...(mobile && { mobile }) } }
}

const at = (x: number, y: number, w = 6): Rect => ({ x, y, w, h: 4, z: 0 })

function listCodes(...blocks: readonly ReturnType<typeof createText>[]): readonly string[] {
  const content = newContent([{ section: newSection(() => 'main'), blocks }])
  return checkPlacement(content, EN).map(({ blockId, code }) => `${blockId} ${code}`)
}

it('finds no issue in texts beside and below each other', () => {
  expect(listCodes(createText('a', at(0, 0)), createText('b', at(6, 0)))).toEqual([])
})

it('finds a text that lies on another, on the desktop or on a phone', () => {
  expect(listCodes(createText('a', at(0, 0)), createText('b', at(3, 2)))).toEqual([
    'b text-overlap',
  ])
  const pinned = [at(0, 0, 8), at(0, 2, 8)] as const
  expect(
    listCodes(createText('a', at(0, 0), pinned[0]), createText('b', at(0, 8), pinned[1])),
  ).toEqual(['b text-overlap-phone'])
})

it('finds a text that is too narrow on a phone, and gaps that are wider than one', () => {
  expect(listCodes(createText('a', at(0, 0), at(0, 0, 1)))).toEqual(['a phone-narrow'])
  const section = newSection(() => 'main')
  const grid = { ...section.grid, mobile: { ...section.grid.mobile, gap: { x: 60, y: 0 } } }
  const content = newContent([
    { section: { ...section, grid }, blocks: [createText('a', at(0, 0))] },
  ])
  expect(checkPlacement(content, EN).map(({ code }) => code)).toEqual(['phone-overflow'])
})

/** Runs the first fix of content and returns the codes that remain. */
function fixFirst(content: Content): readonly string[] {
  const page = newPage({ locale: 'en', title: 'Workshop', slug: 'workshop' }, content)
  const fix = checkPlacement(page, EN)[0]?.fix
  if (!fix) throw new Error('There is no fix.')
  const result = runCommand('page', page, fix.command as CommandName, fix.payload as never)
  if (!result.change) throw new Error(result.error)
  return checkPlacement(result.body, EN).map(({ code }) => code)
}

it('corrects each issue with one command, which covers nothing else', () => {
  const create = (...blocks: readonly ReturnType<typeof createText>[]) =>
    newContent([{ section: newSection(() => 'main'), blocks }])
  expect(
    fixFirst(
      create(createText('a', at(0, 0)), createText('b', at(3, 2)), createText('c', at(6, 4))),
    ),
  ).toEqual([])
  const pinned = [at(0, 0, 8), at(0, 2, 8)] as const
  const texts = [
    createText('a', at(0, 0), pinned[0]),
    createText('b', at(0, 8), pinned[1]),
  ] as const
  expect(fixFirst(create(...texts))).toEqual([])
  expect(fixFirst(create(createText('a', at(0, 0), at(0, 0, 1))))).toEqual([])
  const section = newSection(() => 'main')
  const grid = { ...section.grid, mobile: { ...section.grid.mobile, gap: { x: 60, y: 0 } } }
  const wide = newContent([{ section: { ...section, grid }, blocks: [createText('a', at(0, 0))] }])
  expect(fixFirst(wide)).toEqual([])
})

it('leaves blocks whose place is locked to the owner', () => {
  const locked = { ...createText('b', at(3, 2)), lock: 'layout' as const }
  const content = newContent([
    { section: newSection(() => 'main'), blocks: [createText('a', at(0, 0)), locked] },
  ])
  expect(checkPlacement(content, EN)).toEqual([
    { blockId: 'b', code: 'text-overlap', field: null, fix: null },
  ])
})
