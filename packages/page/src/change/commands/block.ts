import type { Id } from '../../document/common.ts'
import type { Block, Content } from '../../document/content.ts'
import type { Op } from '../op.ts'
import { type Command, Refusal } from './command.ts'
import {
  findBlock,
  findEditable,
  findMovable,
  findSection,
  nameAt,
  nameOf,
  refuseFull,
  refuseUsed,
  sectionOf,
} from './find.ts'
import { asJson, setProps } from './set-in.ts'

interface Insert {
  readonly block: Block
  readonly section: Id
  /** On top of all others when left out. */
  readonly after?: Id | null
}

const insert: Command<Content, Insert> = {
  label: (_, { block }) => `add ${nameOf(block)}`,
  run: (content, { block, section: id, after }) => {
    const section = findSection(content, id)
    refuseUsed(content, block.id)
    refuseFull(section)
    const behind = after === undefined ? (section.blockIds.at(-1) ?? null) : after
    if (behind !== null && !section.blockIds.includes(behind))
      throw new Refusal('The block it is to lie on is gone.')
    return added(block, id, behind)
  },
}

const remove: Command<Content, { readonly id: Id }> = {
  label: (content, { id }) => `delete ${nameAt(content, id)}`,
  run: (content, { id }) => deleted(content, [id]),
}

/** The copy lies a cell below and beside what it was made of. */
const duplicate: Command<Content, { readonly id: Id; readonly newId: Id }> = {
  label: (content, { id }) => `duplicate ${nameAt(content, id)}`,
  run: (content, { id, newId }) => {
    const { group: _, readingOrder: __, ...block } = findBlock(content, id)
    const section = sectionOf(content, id)
    refuseUsed(content, newId)
    refuseFull(section)
    const { desktop } = block.place
    const x = Math.min(desktop.x + 1, section.grid.desktop.cols - desktop.w)
    const copy: Block = {
      ...block,
      id: newId,
      place: { desktop: { ...desktop, x, y: desktop.y + 1 } },
    }
    return added(copy, section.id, id)
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

/** Another kind of block in the same place: what it says is made anew by the caller. */
const convert: Command<Content, Convert> = {
  label: (content, { id }) => `change what ${nameAt(content, id)} is`,
  run: (content, { id, type, v, variant, data, text }) => {
    const block = findEditable(content, id)
    return setProps(block, ['blocks', id], { type, v, variant, data, text: text && asJson(text) })
  },
}

interface Hide {
  readonly id: Id
  readonly bp: 'desktop' | 'mobile'
  readonly hidden: boolean
}

const hide: Command<Content, Hide> = {
  label: (content, { id, bp, hidden }) =>
    `${hidden ? 'hide' : 'show'} ${nameAt(content, id)} on ${bp}`,
  run: (content, { id, bp, hidden }) => {
    const block = findBlock(content, id)
    const { [bp]: _, ...others } = block.hidden ?? {}
    const now = hidden ? { ...others, [bp]: true } : others
    return setProps(block, ['blocks', id], {
      hidden: Object.keys(now).length > 0 ? asJson(now) : undefined,
    })
  },
}

const lock: Command<Content, { readonly id: Id; readonly lock: Block['lock'] }> = {
  label: (content, payload) => `${payload.lock ? 'lock' : 'unlock'} ${nameAt(content, payload.id)}`,
  run: (content, payload) =>
    setProps(findBlock(content, payload.id), ['blocks', payload.id], { lock: payload.lock }),
}

/** Blocks of one section that are moved as one. */
const group: Command<Content, { readonly ids: readonly Id[]; readonly group: Id }> = {
  label: (_, { ids }) => `group ${ids.length} blocks`,
  run: (content, payload) => {
    const ids = [...new Set(payload.ids)]
    if (ids.length < 2) throw new Refusal('A group has at least two blocks.')
    if (new Set(ids.map((id) => sectionOf(content, id).id)).size > 1)
      throw new Refusal('Only blocks of one section can be grouped.')
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

function added(block: Block, section: Id, after: Id | null): readonly Op[] {
  return [
    { op: 'set', path: ['blocks', block.id], value: asJson(block) },
    { op: 'insert', path: ['sections', section, 'blockIds'], value: block.id, after },
  ]
}

/** Takes blocks out of their sections and away; a locked one keeps all of them. */
export function deleted(content: Content, ids: readonly Id[]): readonly Op[] {
  return [...new Set(ids)].flatMap((id): readonly Op[] => {
    findMovable(content, id)
    return [
      { op: 'remove', path: ['sections', sectionOf(content, id).id, 'blockIds'], id },
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
