import { blockCatalog } from '@vitrine/blocks/fields'
import {
  type Block,
  computeReadingOrder,
  type Content,
  richToPlain,
  type Section,
} from '@vitrine/page'

/** A row of the tree of layers. */
export interface LayerRow {
  readonly id: string
  readonly label: string
  /** The name for screen readers: the type, the text and the state. */
  readonly name: string
  readonly type: number | undefined
  readonly states: readonly string[]
  readonly children?: readonly LayerRow[]
}

const MAX_LABEL = 60

/** Returns sections with their blocks, in reading order. */
export function createLayerRows(content: Content, locale: string): readonly LayerRow[] {
  return content.sections.map((section, index) => {
    const ids = computeReadingOrder(section, content.blocks)
    const blocks = ids.flatMap((id) => content.blocks[id] ?? [])
    const label = getSectionLabel(section, index, blocks, locale)
    return {
      id: section.id,
      label,
      name: `Section: ${label}, ${blocks.length === 1 ? '1 block' : `${blocks.length} blocks`}`,
      type: undefined,
      states: section.hidden ? ['Hidden'] : [],
      children: blocks.map((block, at) =>
        createBlockRow(block, locale, `${at + 1} of ${blocks.length}`),
      ),
    }
  })
}

function createBlockRow(block: Block, locale: string, position: string): LayerRow {
  const { id, type } = block
  const label = getBlockLabel(block, locale)
  const states = listStates(block)
  const typeName = getTypeName(type)
  return {
    id,
    label,
    type,
    states,
    name: [typeName, ...(label === typeName ? [] : [label]), ...states, position].join(', '),
  }
}

function listStates({ place, hidden, lock }: Block): readonly string[] {
  return [
    ...(place.mobile ? ['Pinned on phone'] : []),
    ...(hidden?.mobile ? ['Hidden on phone'] : []),
    ...(hidden?.desktop ? ['Hidden on desktop'] : []),
    ...(lock ? ['Locked'] : []),
  ]
}

/** Returns the name of a type of block; its code if no version of the product knows it. */
export function getTypeName(type: number): string {
  return blockCatalog.get(type)?.name ?? `Block type ${type}`
}

/** Returns the name of a block: what the owner called it, its first text, or its type. */
export function getBlockLabel(block: Block, locale: string): string {
  if (block.name !== undefined) return block.name
  const texts = Object.values(block.text?.[locale] ?? {})
  for (const value of texts) {
    const plain = typeof value === 'string' ? value : richToPlain(value)
    const line = plain.trim().split('\n')[0]?.trim() ?? ''
    if (line !== '') return line.length > MAX_LABEL ? `${line.slice(0, MAX_LABEL)}…` : line
  }
  return getTypeName(block.type)
}

function getSectionLabel(
  { anchor }: Section,
  index: number,
  blocks: readonly Block[],
  locale: string,
): string {
  if (anchor !== undefined) return `#${anchor}`
  const first = blocks.map((block) => getBlockLabel(block, locale)).find((label) => label !== '')
  return first ?? `Section ${index + 1}`
}
