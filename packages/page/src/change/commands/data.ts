import type { Id, Locale } from '../../document/common.ts'
import type { Content } from '../../document/content.ts'
import type { Json } from '../../json.ts'
import type { RichText } from '../../rich-text/schema.ts'
import type { Path } from '../op.ts'
import { type Command, Refusal } from './command.ts'
import { findBlock, findEditable, findSection, nameAt } from './find.ts'
import { asJson, setIn, setProps } from './set-in.ts'

interface SetData {
  readonly id: Id
  /** Inside the block's data. */
  readonly path: Path
  /** Taken out when left out. */
  readonly value: Json | undefined
}

const setData: Command<Content, SetData> = {
  label: (content, { id }) => `change ${nameAt(content, id)}`,
  run: (content, { id, path, value }) =>
    setIn(findEditable(content, id), ['blocks', id], ['data', ...refuseEmpty(path)], value),
}

interface SetText {
  readonly id: Id
  readonly locale: Locale
  readonly field: string
  readonly value: RichText | string | undefined
}

const setText: Command<Content, SetText> = {
  label: (content, { id }) => `write in ${nameAt(content, id)}`,
  run: (content, { id, locale, field, value }) =>
    setIn(
      findEditable(content, id),
      ['blocks', id],
      ['text', locale, field],
      typeof value === 'object' ? asJson(value) : value,
    ),
}

const setStyle: Command<Content, SetData> = {
  label: (content, { id }) => `style ${nameAt(content, id)}`,
  run: (content, { id, path, value }) =>
    setIn(findEditable(content, id), ['blocks', id], ['style', ...refuseEmpty(path)], value),
}

const rename: Command<Content, { readonly id: Id; readonly name: string | undefined }> = {
  label: (content, { id }) => `rename ${nameAt(content, id)}`,
  run: (content, { id, name }) =>
    setProps(findBlock(content, id), ['blocks', id], { name: name === '' ? undefined : name }),
}

interface SetReadingOrder {
  readonly section: Id
  /** All or some of its blocks, first read first; worked out again when left out. */
  readonly ids: readonly Id[] | undefined
}

const setReadingOrder: Command<Content, SetReadingOrder> = {
  label: () => 'change the reading order',
  run: (content, { section: id, ids }) => {
    const { blockIds } = findSection(content, id)
    const strange = ids?.find((block) => !blockIds.includes(block))
    if (strange !== undefined) throw new Refusal('Only blocks of this section can be ordered.')
    return blockIds.flatMap((block) => {
      const at = ids?.indexOf(block) ?? -1
      return setProps(findBlock(content, block), ['blocks', block], {
        readingOrder: at < 0 ? undefined : at + 1,
      })
    })
  },
}

function refuseEmpty(path: Path): Path {
  if (path.length === 0) throw new Refusal('There is nothing named that could be changed.')
  return path
}

export const dataCommands = {
  'block.setData': setData,
  'block.setText': setText,
  'block.setStyle': setStyle,
  'block.rename': rename,
  'block.setReadingOrder': setReadingOrder,
}
