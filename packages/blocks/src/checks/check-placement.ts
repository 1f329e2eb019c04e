import {
  type Block,
  type Breakpoint,
  computeOverlap,
  type Content,
  deriveMobile,
  type Grid,
  type JsonObject,
  moveBelow,
  type Rect,
  type Section,
} from '@vitrine/page'
import type { ContentCheckPorts } from './check-accessibility.ts'
import type { ContentFix, ContentIssueCode, PlacedIssue } from './content-issue.ts'
import { showsWords } from './visible-texts.ts'

/** The width of a section on a phone of 320 px, in px. */
const PHONE_WIDTH = 272

/** The minimum width of a text on a phone, in px: words of eight characters fit. */
const MIN_TEXT_WIDTH = 80

type Languages = Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'>

interface PlacedBlock {
  readonly block: Block
  readonly rect: Rect
}

/** Returns the texts that lie on others, and what is too wide or too narrow for a phone. */
export function checkPlacement(content: Content, languages: Languages): readonly PlacedIssue[] {
  return content.sections.flatMap((section) => [
    ...(section.hidden?.desktop ? [] : checkDesktop(content, section, languages)),
    ...(section.hidden?.mobile ? [] : checkPhone(content, section, languages)),
  ])
}

function checkDesktop({ blocks }: Content, section: Section, languages: Languages) {
  const getRect = (block: Block) => block.place.desktop
  const shown = { languages, breakpoint: 'desktop' } as const
  const all = listPlaced(section, blocks, { breakpoint: 'desktop', getRect })
  return findOverlaps({ texts: keepTexts(all, shown), all }, 'text-overlap', (id, place) => ({
    kind: 'move-down',
    command: 'block.move',
    payload: { id, bp: 'desktop', place },
  }))
}

function checkPhone({ blocks }: Content, section: Section, languages: Languages) {
  const derived = deriveMobile(section, blocks)
  const getRect = ({ id }: Block) => derived.get(id)
  const all = listPlaced(section, blocks, { breakpoint: 'mobile', getRect })
  const texts = keepTexts(all, { languages, breakpoint: 'mobile' })
  const grid = section.grid.mobile
  const [first] = section.blockIds
  const isTooWide = (grid.cols - 1) * grid.gap.x > PHONE_WIDTH
  if (isTooWide) return first === undefined ? [] : [createOverflowIssue(first, section)]
  const narrow = texts
    .filter(({ rect }) => computeWidth(rect.w, grid) < MIN_TEXT_WIDTH)
    .map((placed): PlacedIssue => {
      const wide = { ...placed.rect, x: 0, w: grid.cols }
      const place = moveBelow(wide, listObstacles(placed, { texts, all }))
      const { id } = placed.block
      const payload = { id, place }
      return createIssue(placed.block, 'phone-narrow', {
        kind: 'use-full-width',
        command: 'block.pinMobile',
        payload,
      })
    })
  const overlaps = findOverlaps({ texts, all }, 'text-overlap-phone', (id, place) => ({
    kind: 'move-down',
    command: 'block.pinMobile',
    payload: { id, place },
  }))
  return [...overlaps, ...narrow]
}

/** Returns the issue of gaps that are wider than a phone, with gaps that take a quarter of its width. */
function createOverflowIssue(blockId: string, { id, grid }: Section): PlacedIssue {
  const { cols, gap } = grid.mobile
  const x = Math.floor(PHONE_WIDTH / 4 / (cols - 1))
  const narrow = { ...grid, mobile: { ...grid.mobile, gap: { ...gap, x } } }
  // A grid is JSON.
  const props = { grid: narrow as unknown as JsonObject }
  const fix = { kind: 'narrow-gaps', command: 'section.setProps', payload: { id, props } } as const
  return { blockId, code: 'phone-overflow', field: null, fix }
}

/** Returns the visible blocks of a section with their places at a breakpoint. */
function listPlaced(
  section: Section,
  blocks: Content['blocks'],
  {
    breakpoint,
    getRect,
  }: {
    readonly breakpoint: Breakpoint
    readonly getRect: (block: Block) => Rect | undefined
  },
): readonly PlacedBlock[] {
  return section.blockIds.flatMap((id) => {
    const block = blocks[id]
    const rect = block && !block.hidden?.[breakpoint] ? getRect(block) : undefined
    return block && rect ? [{ block, rect }] : []
  })
}

function keepTexts(
  all: readonly PlacedBlock[],
  shown: { readonly languages: Languages; readonly breakpoint: Breakpoint },
): readonly PlacedBlock[] {
  return all.filter(({ block }) => showsWords(block, shown.languages, shown.breakpoint))
}

interface PlacedBlocks {
  readonly texts: readonly PlacedBlock[]
  /** The texts and all other visible blocks. */
  readonly all: readonly PlacedBlock[]
}

/** Returns the places that a moved text must not cover: all but those of the images and shapes that it lies on already. */
function listObstacles(
  { block, rect }: PlacedBlock,
  { texts, all }: PlacedBlocks,
): readonly Rect[] {
  return all
    .filter((other) => other.block.id !== block.id)
    .filter((other) => texts.includes(other) || computeOverlap(other.rect, rect) === 0)
    .map((other) => other.rect)
}

/** Returns an issue of each text that lies on one below it, and moves it down to where there is room. */
function findOverlaps(
  { texts, all }: PlacedBlocks,
  code: ContentIssueCode,
  createFix: (id: string, place: Rect) => ContentFix,
): readonly PlacedIssue[] {
  return texts.flatMap((placed, at) => {
    const { block, rect } = placed
    if (!texts.slice(0, at).some((below) => computeOverlap(below.rect, rect) > 0)) return []
    const place = moveBelow(rect, listObstacles(placed, { texts, all }))
    return [createIssue(block, code, createFix(block.id, place))]
  })
}

function computeWidth(columns: number, { cols, gap }: Grid): number {
  const column = (PHONE_WIDTH - (cols - 1) * gap.x) / cols
  return columns * column + (columns - 1) * gap.x
}

/** Creates an issue of a block. A block whose place is locked is corrected by hand. */
function createIssue({ id, lock }: Block, code: ContentIssueCode, fix: ContentFix): PlacedIssue {
  return { blockId: id, code, field: null, fix: lock ? null : fix }
}
