import { blockTypeCodes } from '@vitrine/model'
import type { Id } from '../../document/common.ts'
import {
  type Block,
  type Breakpoint,
  type Content,
  MAX_BLOCKS,
  type Rect,
  type Section,
} from '../../document/content.ts'
import { FULL_SECTION } from '../limits.ts'
import { CommandError } from './command.ts'

export function findSection({ sections }: Content, id: Id): Section {
  const section = sections.find((each) => each.id === id)
  if (!section) throw new CommandError('This section no longer exists.')
  return section
}

export function findBlock({ blocks }: Content, id: Id): Block {
  const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
  if (!block) throw new CommandError('This block no longer exists.')
  return block
}

/** Finds the section of a block. */
export function findParentSection({ sections }: Content, id: Id): Section {
  const section = sections.find((each) => each.blockIds.includes(id))
  if (!section) throw new CommandError('This block no longer exists.')
  return section
}

/** Finds a block that may be moved. */
export function findMovable(content: Content, id: Id): Block {
  const block = findBlock(content, id)
  if (block.lock)
    throw new CommandError(`${getBlockName(block)} is locked in place. Unlock it first.`)
  return block
}

/** Finds a block whose content may be changed. */
export function findEditable(content: Content, id: Id): Block {
  const block = findBlock(content, id)
  if (block.lock === 'all')
    throw new CommandError(`${getBlockName(block)} is locked. Unlock it first.`)
  return block
}

/** Returns the position of a block at a breakpoint; throws if it follows the desktop on mobile. */
export function findPlacement(block: Block, breakpoint: Breakpoint): Rect {
  const place = block.place[breakpoint]
  if (!place)
    throw new CommandError(
      `${getBlockName(block)} follows the desktop on mobile. Give it a position there first.`,
    )
  return place
}

export function rejectUsedId({ sections, blocks }: Content, id: Id): void {
  if (Object.hasOwn(blocks, id) || sections.some((section) => section.id === id))
    throw new CommandError('This element already exists.')
}

export function rejectFullSection(section: Section, more = 1): void {
  if (section.blockIds.length + more > MAX_BLOCKS) throw new CommandError(FULL_SECTION)
}

const typeNames: ReadonlyMap<number, string> = new Map([
  ...Object.entries(blockTypeCodes).map(([name, code]) => [code, formatTypeName(name)] as const),
  [blockTypeCodes.html, 'Text'],
])

function formatTypeName(name: string): string {
  const words = name.replace(/-v2$/, '').replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Returns the name of a block; its type if it has none. */
export function getBlockName(block: Block): string {
  return block.name ?? typeNames.get(block.type) ?? 'Block'
}

export function getBlockNameById({ blocks }: Content, id: Id): string {
  const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
  return block ? getBlockName(block) : 'Block'
}
