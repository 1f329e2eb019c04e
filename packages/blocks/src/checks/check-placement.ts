import {
  type Block,
  type Breakpoint,
  computeOverlap,
  type Content,
  deriveMobile,
  type Grid,
  type Rect,
  type Section,
} from '@vitrine/page'
import type { ContentCheckPorts } from './check-accessibility.ts'
import type { ContentIssueCode, PlacedIssue } from './content-issue.ts'
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
  const placed = listTexts(section, blocks, { languages, breakpoint: 'desktop' }, (block) => {
    return block.place.desktop
  })
  return findOverlaps(placed, 'text-overlap')
}

function checkPhone({ blocks }: Content, section: Section, languages: Languages) {
  const derived = deriveMobile(section, blocks)
  const placed = listTexts(section, blocks, { languages, breakpoint: 'mobile' }, ({ id }) =>
    derived.get(id),
  )
  const grid = section.grid.mobile
  const [first] = section.blockIds
  const isTooWide = (grid.cols - 1) * grid.gap.x > PHONE_WIDTH
  if (isTooWide) return first === undefined ? [] : [createIssue(first, 'phone-overflow')]
  const narrow = placed
    .filter(({ rect }) => computeWidth(rect.w, grid) < MIN_TEXT_WIDTH)
    .map(({ block }) => createIssue(block.id, 'phone-narrow'))
  return [...findOverlaps(placed, 'text-overlap-phone'), ...narrow]
}

function listTexts(
  section: Section,
  blocks: Content['blocks'],
  shown: { readonly languages: Languages; readonly breakpoint: Breakpoint },
  getRect: (block: Block) => Rect | undefined,
): readonly PlacedBlock[] {
  return section.blockIds.flatMap((id) => {
    const block = blocks[id]
    if (!block || !showsWords(block, shown.languages, shown.breakpoint)) return []
    const rect = getRect(block)
    return rect ? [{ block, rect }] : []
  })
}

/** Returns an issue of each block that lies on one below it. */
function findOverlaps(
  placed: readonly PlacedBlock[],
  code: ContentIssueCode,
): readonly PlacedIssue[] {
  return placed.flatMap(({ block, rect }, at) =>
    placed.slice(0, at).some((below) => computeOverlap(below.rect, rect) > 0)
      ? [createIssue(block.id, code)]
      : [],
  )
}

function computeWidth(columns: number, { cols, gap }: Grid): number {
  const column = (PHONE_WIDTH - (cols - 1) * gap.x) / cols
  return columns * column + (columns - 1) * gap.x
}

function createIssue(blockId: string, code: ContentIssueCode): PlacedIssue {
  return { blockId, code, field: null, fix: null }
}
