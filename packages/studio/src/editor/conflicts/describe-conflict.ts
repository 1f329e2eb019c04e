import { type Conflict, rectSchema, richToPlain, richTextSchema } from '@vitrine/page'
import type { Translate } from '../../ui/i18n.ts'
import { getBlockFields } from '../block-fields.ts'
import { getBlockName } from '../store/describe-step.ts'
import type { EditedBody } from '../store/edited-body.ts'

/** Returns the name of the value that a conflict is about, such as "Button: Label". */
export function getConflictName(t: Translate, body: EditedBody, { kind, path }: Conflict): string {
  const [first, id, member, ...rest] = path
  if (kind === 'place') return t('editor.conflict.place')
  if (first === 'sections') return t('editor.section')
  const block = first === 'blocks' && id !== undefined ? body.blocks[id] : undefined
  if (!block) return t('editor.conflict.page')
  const name = getBlockName(t, block)
  if (member === 'place') return `${name}: ${t('editor.conflict.place')}`
  // The path of a text has its language first.
  const key = (member === 'text' ? rest.slice(1) : rest).join('.')
  const field = getBlockFields(block.type).find((each) => each.key === key)
  return field && field.label !== name ? `${name}: ${field.label}` : name
}

/** Returns the value of one side of a conflict in words, as far as words can tell it. */
export function describeSide(
  t: Translate,
  { sections }: EditedBody,
  conflict: Conflict,
  side: 'mine' | 'theirs',
): string {
  const { kind, path, [side]: value } = conflict
  if (kind === 'place') return t('editor.conflict.moved')
  const [, id = '', member, bp] = path
  const place = member === 'place' ? rectSchema.safeParse(value).data : undefined
  const section = sections.find(({ blockIds }) => blockIds.includes(id))
  if (!place || !section) return describeValue(t, value)
  const { x, y, w: width, h: height } = place
  const { cols: columns } = section.grid[bp === 'mobile' ? bp : 'desktop']
  return t('editor.place', { column: x + 1, columns, row: y + 1, width, height })
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
