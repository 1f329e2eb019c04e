import { blockTypeCodes } from '@vitrine/model'
import type { Id } from '../../document/common.ts'
import {
  type Block,
  type Breakpoint,
  type Content,
  MOST_BLOCKS,
  type Rect,
  type Section,
} from '../../document/content.ts'
import { Refusal } from './command.ts'

export function findSection({ sections }: Content, id: Id): Section {
  const section = sections.find((each) => each.id === id)
  if (!section) throw new Refusal('This section is gone. Somebody has deleted it.')
  return section
}

export function findBlock({ blocks }: Content, id: Id): Block {
  const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
  if (!block) throw new Refusal('This block is gone. Somebody has deleted it.')
  return block
}

/** The section a block stands in. */
export function sectionOf({ sections }: Content, id: Id): Section {
  const section = sections.find((each) => each.blockIds.includes(id))
  if (!section) throw new Refusal('This block is gone. Somebody has deleted it.')
  return section
}

/** A block whose place may be changed. */
export function findMovable(content: Content, id: Id): Block {
  const block = findBlock(content, id)
  if (block.lock) throw new Refusal(`${nameOf(block)} is locked in its place. Unlock it first.`)
  return block
}

/** A block whose content may be changed. */
export function findEditable(content: Content, id: Id): Block {
  const block = findBlock(content, id)
  if (block.lock === 'all') throw new Refusal(`${nameOf(block)} is locked. Unlock it first.`)
  return block
}

/** Where a block was put at a width; on mobile there is none while it follows the desktop. */
export function placedAt(block: Block, breakpoint: Breakpoint): Rect {
  const place = block.place[breakpoint]
  if (!place)
    throw new Refusal(`${nameOf(block)} follows the desktop on mobile. Place it there first.`)
  return place
}

export function refuseUsed({ sections, blocks }: Content, id: Id): void {
  if (Object.hasOwn(blocks, id) || sections.some((section) => section.id === id))
    throw new Refusal('What is to be added is there already.')
}

export function refuseFull(section: Section, more = 1): void {
  if (section.blockIds.length + more > MOST_BLOCKS)
    throw new Refusal(`A section holds at most ${MOST_BLOCKS} blocks. Put these into another one.`)
}

const typeNames: ReadonlyMap<number, string> = new Map([
  ...Object.entries(blockTypeCodes).map(([name, code]) => [code, inWords(name)] as const),
  [blockTypeCodes.html, 'Text'],
])

function inWords(name: string): string {
  const words = name.replace(/-v2$/, '').replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What people call a block: its name, else what it is. */
export function nameOf(block: Block): string {
  return block.name ?? typeNames.get(block.type) ?? 'Block'
}

export function nameAt({ blocks }: Content, id: Id): string {
  const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
  return block ? nameOf(block) : 'Block'
}
