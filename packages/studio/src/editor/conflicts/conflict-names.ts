import { type Block, type Conflict, getConflictValue, type Json, type Path } from '@vitrine/page'
import type { Translate } from '../../ui/i18n.ts'
import { getBlockFields, type LabeledField } from '../block-fields.ts'
import { getBlockLabel } from '../layers/layer-rows.ts'
import { getSectionName } from '../section-name.ts'
import type { EditedLanguages } from '../store/add-language.ts'
import { getBlockName } from '../store/describe-step.ts'
import type { EditedBody } from '../store/edited-body.ts'

/** The document with the conflict, in the language that is edited. */
export interface ConflictPlace {
  readonly body: EditedBody
  readonly languages: EditedLanguages
}

/** Joins the name of something with that of a part of it. */
export function joinNames(subject: string, part: string | undefined): string {
  return part === undefined ? subject : `${subject}: ${part}`
}

/** Returns the name of a block with its first text, which tells it from others of its type. */
export function nameBlock(t: Translate, { languages }: ConflictPlace, block: Block): string {
  const type = getBlockName(t, block)
  const label = getBlockLabel(block, languages, t)
  return label === type ? type : t('editor.conflict.block', { type, label })
}

/** Returns the name of the section that a conflict is about; undefined if it is about something else. */
export function findSectionName(
  t: Translate,
  place: ConflictPlace,
  [first, id, member]: Path,
): string | undefined {
  if (first !== 'sections' || member === 'blockIds') return undefined
  return findSection(t, place, id) ?? t('editor.section')
}

function findSection(t: Translate, { body, languages }: ConflictPlace, id: string | undefined) {
  const section = body.sections.find((each) => each.id === id)
  return section && getSectionName(body, section, languages, t)
}

/** Returns the name of an element of a list, such as “Image 2”; undefined if it is gone, or has no name. */
export function findElementName(
  t: Translate,
  place: ConflictPlace,
  list: Path,
  id: string,
): string | undefined {
  const { blocks } = place.body
  const block = list.at(-1) === 'blockIds' ? blocks[id] : undefined
  if (block) return nameBlock(t, place, block)
  if (list.join('/') === 'sections') return findSection(t, place, id)
  const value = getConflictValue(place.body, { kind: 'value', path: list })
  const index = Array.isArray(value) ? value.findIndex((each: Json) => getId(each) === id) : -1
  if (index < 0) return undefined
  const [first, owner = '', , ...rest] = list
  if (first === 'tags' || first === 'categories') return `“${id}”`
  const label =
    first === 'assetIds'
      ? t('inspector.item.image')
      : findList(getBlockFields(blocks[owner]?.type ?? 0), rest)?.item
  return label === undefined ? undefined : `${label} ${index + 1}`
}

function getId(element: Json): Json | undefined {
  return typeof element === 'object' && element !== null && 'id' in element ? element.id : element
}

/** Finds the field of a list by its path in the data of a block: each list is followed by the id of an entry. */
function findList(fields: readonly LabeledField[], path: Conflict['path']) {
  let within = fields
  let rest = path
  for (;;) {
    const field = within
      .filter((each) => each.ui === 'list')
      .find(({ key }) => key.split('.').every((name, at) => name === rest[at]))
    if (!field) return undefined
    rest = rest.slice(field.key.split('.').length)
    if (rest.length === 0) return field
    rest = rest.slice(1)
    within = field.fields
  }
}
