import type { Id } from '../../document/common.ts'
import type { Block, Content } from '../../document/content.ts'
import type { Op } from '../op.ts'
import { type Command, CommandError } from './command.ts'
import {
  findBlock,
  findEditable,
  findMovable,
  findSection,
  getBlockNameById,
  getBlockName,
  rejectFullSection,
  rejectUsedId,
  findParentSection,
} from './find.ts'
import { toJson, setProps } from './set-in.ts'

interface Insert {
  readonly block: Block
  readonly section: Id
  /** The block below it; the top one by default. */
  readonly after?: Id | null
}

const insert: Command<Content, Insert> = {
  label: (_, { block }) => `add ${getBlockName(block)}`,
  run: (content, { block, section: id, after }) => {
    const section = findSection(content, id)
    rejectUsedId(content, block.id)
    rejectFullSection(section)
    const behind = after === undefined ? (section.blockIds.at(-1) ?? null) : after
    if (behind !== null && !section.blockIds.includes(behind))
      throw new CommandError('The block below it no longer exists.')
    return createInsertOps(block, id, behind)
  },
}

const remove: Command<Content, { readonly id: Id }> = {
  label: (content, { id }) => `delete ${getBlockNameById(content, id)}`,
  run: (content, { id }) => createDeleteOps(content, [id]),
}

/** The copy is one cell below and to the right. */
const duplicate: Command<Content, { readonly id: Id; readonly newId: Id }> = {
  label: (content, { id }) => `duplicate ${getBlockNameById(content, id)}`,
  run: (content, { id, newId }) => {
    const { group: _, readingOrder: __, ...block } = findBlock(content, id)
    const section = findParentSection(content, id)
    rejectUsedId(content, newId)
    rejectFullSection(section)
    const { desktop } = block.place
    const x = Math.min(desktop.x + 1, section.grid.desktop.cols - desktop.w)
    const copy: Block = {
      ...block,
      id: newId,
      place: { desktop: { ...desktop, x, y: desktop.y + 1 } },
    }
    return createInsertOps(copy, section.id, id)
  },
}

interface Convert {
  readonly id: Id
  readonly type: number
  readonly v: number
  readonly variant?: number | undefined
  readonly data: Block['data']
  readonly text?: Block['text']
}

/** Converts a block in place; the caller provides the new data. */
const convert: Command<Content, Convert> = {
  label: (content, { id }) => `convert ${getBlockNameById(content, id)}`,
  run: (content, { id, type, v, variant, data, text }) => {
    const block = findEditable(content, id)
    return setProps(block, ['blocks', id], { type, v, variant, data, text: text && toJson(text) })
  },
}

interface Hide {
  readonly id: Id
  readonly bp: 'desktop' | 'mobile'
  readonly hidden: boolean
}

const hide: Command<Content, Hide> = {
  label: (content, { id, bp, hidden }) =>
    `${hidden ? 'hide' : 'show'} ${getBlockNameById(content, id)} on ${bp}`,
  run: (content, { id, bp, hidden }) => {
    const block = findBlock(content, id)
    const { [bp]: _, ...others } = block.hidden ?? {}
    const now = hidden ? { ...others, [bp]: true } : others
    return setProps(block, ['blocks', id], {
      hidden: Object.keys(now).length > 0 ? toJson(now) : undefined,
    })
  },
}

const lock: Command<Content, { readonly id: Id; readonly lock: Block['lock'] }> = {
  label: (content, payload) =>
    `${payload.lock ? 'lock' : 'unlock'} ${getBlockNameById(content, payload.id)}`,
  run: (content, payload) =>
    setProps(findBlock(content, payload.id), ['blocks', payload.id], { lock: payload.lock }),
}

/** Groups blocks of one section, which then move together. */
const group: Command<Content, { readonly ids: readonly Id[]; readonly group: Id }> = {
  label: (_, { ids }) => `group ${ids.length} blocks`,
  run: (content, payload) => {
    const ids = [...new Set(payload.ids)]
    if (ids.length < 2) throw new CommandError('A group needs at least two blocks.')
    if (new Set(ids.map((id) => findParentSection(content, id).id)).size > 1)
      throw new CommandError('Only blocks of one section can be grouped.')
    return ids.flatMap((id) =>
      setProps(findMovable(content, id), ['blocks', id], { group: payload.group }),
    )
  },
}

const ungroup: Command<Content, { readonly group: Id }> = {
  label: () => 'ungroup',
  run: (content, payload) =>
    Object.values(content.blocks)
      .filter((block) => block.group === payload.group)
      .map((block): Op => ({ op: 'unset', path: ['blocks', block.id, 'group'] })),
}

/** Returns the ops that insert a block after another one of its section. */
export function createInsertOps(block: Block, section: Id, after: Id | null): readonly Op[] {
  return [
    { op: 'set', path: ['blocks', block.id], value: toJson(block) },
    { op: 'insert', path: ['sections', section, 'blockIds'], value: block.id, after },
  ]
}

/** Returns the ops that delete blocks; throws if one is locked. */
export function createDeleteOps(content: Content, ids: readonly Id[]): readonly Op[] {
  return [...new Set(ids)].flatMap((id): readonly Op[] => {
    findMovable(content, id)
    return [
      { op: 'remove', path: ['sections', findParentSection(content, id).id, 'blockIds'], id },
      { op: 'unset', path: ['blocks', id] },
    ]
  })
}

export const blockCommands = {
  'block.insert': insert,
  'block.delete': remove,
  'block.duplicate': duplicate,
  'block.convert': convert,
  'block.hide': hide,
  'block.lock': lock,
  'block.group': group,
  'block.ungroup': ungroup,
}
