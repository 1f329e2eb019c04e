import type { Id, Locale } from '../../document/common.ts'
import type { Block, Content } from '../../document/content.ts'
import type { Json } from '../../json.ts'
import type { RichText } from '../../rich-text/schema.ts'
import type { Op, Path } from '../op.ts'
import { type Command, CommandError } from './command.ts'
import { findBlock, findEditable, findSection, getBlockNameById } from './find.ts'
import { toJson, setIn, setProps } from './set-in.ts'

interface SetData {
  readonly id: Id
  /** The path inside the block's data. */
  readonly path: Path
  /** The value; undefined removes it. */
  readonly value: Json | undefined
}

const setData: Command<Content, SetData> = {
  label: (content, { id }) => `change ${getBlockNameById(content, id)}`,
  run: (content, { id, path, value }) => {
    const block = findEditable(content, id)
    const ops = setIn(block, ['blocks', id], ['data', ...rejectEmptyPath(path)], value)
    return withoutPlaceholder(block, ops)
  },
}

interface SetText {
  readonly id: Id
  readonly locale: Locale
  readonly field: string
  readonly value: RichText | string | undefined
}

const setText: Command<Content, SetText> = {
  label: (content, { id }) => `edit text of ${getBlockNameById(content, id)}`,
  run: (content, { id, locale, field, value }) => {
    const block = findEditable(content, id)
    const json = typeof value === 'object' ? toJson(value) : value
    return withoutPlaceholder(block, setIn(block, ['blocks', id], ['text', locale, field], json))
  },
}

const setStyle: Command<Content, SetData> = {
  label: (content, { id }) => `style ${getBlockNameById(content, id)}`,
  run: (content, { id, path, value }) =>
    setIn(findEditable(content, id), ['blocks', id], ['style', ...rejectEmptyPath(path)], value),
}

const rename: Command<Content, { readonly id: Id; readonly name: string | undefined }> = {
  label: (content, { id }) => `rename ${getBlockNameById(content, id)}`,
  run: (content, { id, name }) =>
    setProps(findBlock(content, id), ['blocks', id], { name: name === '' ? undefined : name }),
}

interface SetReadingOrder {
  readonly section: Id
  /** All or the first of the section's blocks in reading order; undefined restores the computed order. */
  readonly ids: readonly Id[] | undefined
}

const setReadingOrder: Command<Content, SetReadingOrder> = {
  label: () => 'change the reading order',
  run: (content, { section: id, ids }) => {
    const { blockIds } = findSection(content, id)
    const strange = ids?.find((block) => !blockIds.includes(block))
    if (strange !== undefined) throw new CommandError('Only blocks of this section can be ordered.')
    return blockIds.flatMap((block) => {
      const at = ids?.indexOf(block) ?? -1
      return setProps(findBlock(content, block), ['blocks', block], {
        readingOrder: at < 0 ? undefined : at,
      })
    })
  },
}

/** Adds the op that removes the mark of a placeholder to a change of its content. */
export function withoutPlaceholder({ id, placeholder }: Block, ops: readonly Op[]): readonly Op[] {
  if (!placeholder || ops.length === 0) return ops
  return [...ops, { op: 'unset', path: ['blocks', id, 'placeholder'] }]
}

function rejectEmptyPath(path: Path): Path {
  if (path.length === 0) throw new CommandError('Name the setting to change.')
  return path
}

export const dataCommands = {
  'block.setData': setData,
  'block.setText': setText,
  'block.setStyle': setStyle,
  'block.rename': rename,
  'block.setReadingOrder': setReadingOrder,
}
