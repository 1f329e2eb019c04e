import {
  type Block,
  type Conflict,
  type Json,
  type Path,
  rectSchema,
  richTextSchema,
  richToPlain,
} from '@vitrine/page'
import type { Translate } from '../../ui/i18n.ts'
import { addTexts } from '../../ui/texts.ts'
import { itemSettingsTexts } from '../../ui/texts/item-settings.ts'
import { getBlockFields, type LabeledField } from '../block-fields.ts'
import { formatFieldPath } from '../field-path.ts'
import { getBlockName } from '../store/describe-step.ts'
import type { EditedBody } from '../store/edited-body.ts'
import { type Selection, selectBlocks } from '../store/selection.ts'
import {
  type ConflictPlace,
  findElementName,
  findSectionName,
  joinNames,
  nameBlock,
} from './conflict-names.ts'
import {
  describeFocal,
  getPageSetting,
  getSectionSetting,
  getSectionValue,
} from './setting-names.ts'

addTexts(itemSettingsTexts)

/** Returns the name of the value that a conflict is about, such as “Button: Label” or “Section 2: Height”. */
export function getConflictName(t: Translate, place: ConflictPlace, conflict: Conflict): string {
  const { body } = place
  const { kind, path } = conflict
  const section = findSectionName(t, place, path)
  const setting = kind === 'place' ? t('editor.conflict.place') : getSectionSetting(t, path)
  if (section !== undefined) return joinNames(section, setting)
  const block = findBlock(body, path)
  if (!block) {
    const name = getPageSetting(t, path) ?? t('editor.conflict.page')
    return kind === 'place' ? joinNames(findEntryName(t, place, path) ?? name, setting) : name
  }
  const [, , member, ...rest] = path
  if (kind === 'place' || member === 'place') {
    const entry =
      kind === 'place' && path[0] === 'blocks' ? findEntryName(t, place, path) : undefined
    return joinNames(joinNames(nameBlock(t, place, block), entry), t('editor.conflict.place'))
  }
  const label = findFieldName(block, path)
  if (member !== 'text') return joinNames(nameBlock(t, place, block), label)
  // The values tell texts apart.
  const name = getBlockName(t, block)
  return rest.length > 0 && label !== name ? joinNames(name, label) : name
}

/** Returns what a conflict is about on the canvas; undefined for settings of the page, and for what is gone. */
export function findSelection(body: EditedBody, { path }: Conflict): Selection | undefined {
  const block = findBlock(body, path)
  if (block) return selectBlocks(body, [block.id])
  const [first, id] = path
  const section = first === 'sections' ? body.sections.find((each) => each.id === id) : undefined
  return section && { section: section.id, blocks: [] }
}

/** Returns the block that a conflict is about: a value of it, or its position in the list of a section. */
function findBlock({ blocks }: EditedBody, path: Conflict['path']): Block | undefined {
  const [first, id = '', list, inList = ''] = path
  if (first === 'blocks') return blocks[id]
  return first === 'sections' && list === 'blockIds' ? blocks[inList] : undefined
}

function findEntryName(t: Translate, place: ConflictPlace, path: Path): string | undefined {
  return findElementName(t, place, path.slice(0, -1), path.at(-1) ?? '')
}

/** Returns the labels that lead to a field of a block. */
function findFieldName({ type }: Block, [, , member, ...rest]: Conflict['path']) {
  // The path of a text has its language first; that of an entry of a list has the name of the list first.
  const key = (member === 'text' ? rest.slice(1) : rest).join('.')
  return formatFieldPath(type, key) ?? formatFieldPath(type, rest.slice(1).join('.'))
}

/** Returns the id of the file that one side has chosen; undefined if the conflict is not about a file. */
export function findFile(
  { path, mine, theirs }: Conflict,
  side: 'mine' | 'theirs',
): string | undefined {
  const value = { mine, theirs }[side]
  const isFile = /^(?:assetId|stillId|mainImageId)$|AssetId$/.test(path.at(-1) ?? '')
  return isFile && typeof value === 'string' ? value : undefined
}

/** Returns the value of one side of a conflict in words, as far as words can tell it. */
export function describeSide(
  t: Translate,
  place: ConflictPlace,
  conflict: Conflict,
  side: 'mine' | 'theirs',
): string {
  const { kind, path, [side]: value } = conflict
  if (kind === 'place') return describePosition(t, place, value)
  const focal = describeFocal(t, path, value)
  if (focal !== undefined) return focal
  const [first, id = '', member, bp] = path
  if (first === 'sections') return getSectionValue(t, path, value) ?? describeValue(t, value)
  const { sections, blocks } = place.body
  const rect = member === 'place' ? rectSchema.safeParse(value).data : undefined
  const section = sections.find(({ blockIds }) => blockIds.includes(id))
  if (!rect || !section) return findOption(blocks[id], path, value) ?? describeValue(t, value)
  const { x, y, w: width, h: height } = rect
  const { cols: columns } = section.grid[bp === 'mobile' ? bp : 'desktop']
  return t('editor.place', { column: x + 1, columns, row: y + 1, width, height })
}

/** Returns the position of an element in a list: after which other one, and in which section a block. */
function describePosition(t: Translate, place: ConflictPlace, value: Conflict['mine']): string {
  if (typeof value !== 'object' || value === null || !('after' in value))
    return t('editor.conflict.moved')
  const { list, after } = value
  const path = Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
  const section =
    path.at(-1) === 'blockIds' ? findSectionName(t, place, path.slice(0, 2)) : undefined
  const text = describeNeighbor(t, place, path, after)
  return section === undefined ? text : joinNames(section, text)
}

function describeNeighbor(
  t: Translate,
  place: ConflictPlace,
  list: Path,
  after: Json | undefined,
): string {
  if (after === null) return t('editor.conflict.first')
  const name = typeof after === 'string' ? findElementName(t, place, list, after) : undefined
  return name === undefined ? t('editor.conflict.moved') : t('editor.conflict.after', { name })
}

/** Returns the label of the option that a field of a block has; undefined if it has none. */
function findOption(
  block: Block | undefined,
  [, , member, ...rest]: Conflict['path'],
  value: Conflict['mine'],
): string | undefined {
  if (!block || member !== 'data') return undefined
  return findOptions(getBlockFields(block.type), rest.at(-1))?.find((each) => each.value === value)
    ?.label
}

function findOptions(fields: readonly LabeledField[], key: string | undefined) {
  const found = fields
    .flatMap((field) => (field.ui === 'list' ? [field, ...field.fields] : [field]))
    .find((field) => field.key === key)
  return found && 'options' in found ? found.options : undefined
}

function describeValue(t: Translate, value: Conflict['mine']): string {
  if (value === undefined || value === null || value === '') return t('editor.conflict.empty')
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return t(value ? 'editor.conflict.on' : 'editor.conflict.off')
  const rich = richTextSchema.safeParse(value)
  if (rich.success) return richToPlain(rich.data) || t('editor.conflict.empty')
  return t('editor.conflict.other')
}
