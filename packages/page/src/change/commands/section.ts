import type { Id } from '../../document/common.ts'
import {
  type Block,
  type Content,
  MAX_SECTIONS,
  type Rect,
  type Section,
} from '../../document/content.ts'
import type { Json } from '../../json.ts'
import { FULL_PAGE } from '../limits.ts'
import type { Op } from '../op.ts'
import { type Command, CommandError } from './command.ts'
import { findBlock, findSection, rejectFullSection, rejectUsedId } from './find.ts'
import { toJson, setProps } from './set-in.ts'

interface Insert {
  readonly section: Section
  /** The blocks of the section, lowest first. */
  readonly blocks: readonly Block[]
  readonly after: Id | null
}

const insert: Command<Content, Insert> = {
  label: () => 'add section',
  run: (content, { section, blocks, after }) => {
    rejectTooManySections(content)
    if (after !== null) findSection(content, after)
    for (const { id } of [section, ...blocks]) rejectUsedId(content, id)
    rejectFullSection({ ...section, blockIds: [] }, blocks.length)
    return createInsertOps(section, blocks, after)
  },
}

const move: Command<Content, { readonly id: Id; readonly after: Id | null }> = {
  label: () => 'move section',
  run: (content, { id, after }) => {
    findSection(content, id)
    if (after === id) return []
    if (after !== null) findSection(content, after)
    const at = content.sections.findIndex((section) => section.id === id)
    return (content.sections[at - 1]?.id ?? null) === after
      ? []
      : [{ op: 'move', path: ['sections'], id, after }]
  },
}

const remove: Command<Content, { readonly id: Id }> = {
  label: () => 'delete section',
  run: (content, { id }) => {
    const { blockIds } = findSection(content, id)
    return [{ op: 'remove', path: ['sections'], id }, ...createUnsetOps(blockIds)]
  },
}

interface Duplicate {
  readonly id: Id
  readonly newId: Id
  /** The ids of the copies by the ids of the blocks. */
  readonly blockIds: Readonly<Record<Id, Id>>
}

const duplicate: Command<Content, Duplicate> = {
  label: () => 'duplicate section',
  run: (content, { id, newId, blockIds }) => {
    rejectTooManySections(content)
    // An anchor leads to one section.
    const { anchor: _, ...section } = findSection(content, id)
    rejectUsedId(content, newId)
    const groups = new Map<Id, Id>()
    const blocks = section.blockIds.map((old): Block => {
      const copy = blockIds[old]
      if (copy === undefined)
        throw new CommandError('A block was added in the meantime. Try again.')
      rejectUsedId(content, copy)
      const { group, ...block } = findBlock(content, old)
      if (group !== undefined && !groups.has(group)) groups.set(group, copy)
      const newGroup = group === undefined ? undefined : groups.get(group)
      return { ...block, id: copy, ...(newGroup !== undefined && { group: newGroup }) }
    })
    return createInsertOps({ ...section, id: newId }, blocks, id)
  },
}

export type SectionProps = {
  readonly [K in keyof Omit<Section, 'id' | 'blockIds'>]?: Section[K] | undefined
}

/** Sets properties of a section. If the number of columns changes, blocks keep their share of the width. */
const setSectionProps: Command<Content, { readonly id: Id; readonly props: SectionProps }> = {
  label: () => 'change section',
  run: (content, { id, props }) => {
    const section = findSection(content, id)
    const cols = {
      from: section.grid.desktop.cols,
      to: props.grid?.desktop.cols ?? section.grid.desktop.cols,
    }
    const mobile = {
      from: section.grid.mobile.cols,
      to: props.grid?.mobile.cols ?? section.grid.mobile.cols,
    }
    const rescaled = section.blockIds.flatMap((block): readonly Op[] => {
      const { place } = findBlock(content, block)
      const at = ['blocks', block, 'place']
      return [
        ...setProps(place.desktop, [...at, 'desktop'], scale(place.desktop, cols)),
        ...(place.mobile
          ? setProps(place.mobile, [...at, 'mobile'], scale(place.mobile, mobile))
          : []),
      ]
    })
    // The properties are JSON or undefined.
    const json = props as Readonly<Record<string, Json | undefined>>
    return [...setProps(section, ['sections', id], json), ...rescaled]
  },
}

function scale({ x, w }: Rect, { from, to }: { readonly from: number; readonly to: number }) {
  if (from === to) return { x, w }
  const left = Math.min(Math.floor((x * to) / from), to - 1)
  const right = Math.min(Math.ceil(((x + w) * to) / from), to)
  return { x: left, w: Math.max(right - left, 1) }
}

interface ApplyPreset {
  readonly id: Id
  readonly props: SectionProps
  readonly blocks: readonly Block[]
}

/** Replaces the blocks of a section. */
const applyPreset: Command<Content, ApplyPreset> = {
  label: () => 'apply layout',
  run: (content, { id, props, blocks }) => {
    const section = findSection(content, id)
    for (const block of blocks) rejectUsedId(content, block.id)
    rejectFullSection({ ...section, blockIds: [] }, blocks.length)
    const path = ['sections', id, 'blockIds']
    return [
      ...section.blockIds.map((block): Op => ({ op: 'remove', path, id: block })),
      ...createUnsetOps(section.blockIds),
      ...setProps(section, ['sections', id], props as Readonly<Record<string, Json | undefined>>),
      ...blocks.map((block): Op => ({
        op: 'set',
        path: ['blocks', block.id],
        value: toJson(block),
      })),
      ...blocks.map((block, at): Op => ({
        op: 'insert',
        path,
        value: block.id,
        after: blocks[at - 1]?.id ?? null,
      })),
    ]
  },
}

function createInsertOps(
  section: Section,
  blocks: readonly Block[],
  after: Id | null,
): readonly Op[] {
  const blockIds = blocks.map((block) => block.id)
  return [
    ...blocks.map((block): Op => ({ op: 'set', path: ['blocks', block.id], value: toJson(block) })),
    { op: 'insert', path: ['sections'], value: toJson({ ...section, blockIds }), after },
  ]
}

function createUnsetOps(blockIds: readonly Id[]): readonly Op[] {
  return blockIds.map((id) => ({ op: 'unset', path: ['blocks', id] }))
}

function rejectTooManySections({ sections }: Content): void {
  if (sections.length >= MAX_SECTIONS) throw new CommandError(FULL_PAGE)
}

export const sectionCommands = {
  'section.insert': insert,
  'section.move': move,
  'section.delete': remove,
  'section.duplicate': duplicate,
  'section.setProps': setSectionProps,
  'section.applyPreset': applyPreset,
}
