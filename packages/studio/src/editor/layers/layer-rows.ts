import { blockTypeCodes } from '@vitrine/model'
import { type Block, computeReadingOrder, type Content, richToPlain } from '@vitrine/page'
import type { Translate } from '../../ui/i18n.ts'
import type { EditedLanguages } from '../store/add-language.ts'
import { getTypeName } from '../block-fields.ts'
import { getSectionName, shorten } from '../section-name.ts'

/** A state of a section or a block, whose name is `editor.layer.<state>`. */
export type LayerState = 'hidden' | 'pinned' | 'hiddenPhone' | 'hiddenDesktop' | 'locked'

/** A row of the tree of layers. */
export interface LayerRow {
  readonly id: string
  readonly label: string
  /** The name for screen readers: the type, the text and the state. */
  readonly name: string
  readonly type: number | undefined
  readonly states: readonly LayerState[]
  /** A state in a word, which the name has as well. */
  readonly note?: string
  readonly children?: readonly LayerRow[]
}

/** Returns sections with their blocks, in reading order. */
export function createLayerRows(
  content: Content,
  languages: EditedLanguages,
  t: Translate,
): readonly LayerRow[] {
  return content.sections.map((section) => {
    const ids = computeReadingOrder(section, content.blocks)
    const blocks = ids.flatMap((id) => content.blocks[id] ?? [])
    const label = getSectionName(content, section, languages, t)
    return {
      id: section.id,
      label,
      name: t('editor.layer.section', { label, count: blocks.length }),
      type: undefined,
      states: section.hidden ? ['hidden'] : [],
      children: blocks.map((block, at) =>
        createBlockRow(
          block,
          {
            languages,
            position: t('editor.layer.position', { number: at + 1, count: blocks.length }),
          },
          t,
        ),
      ),
    }
  })
}

function createBlockRow(
  block: Block,
  { languages, position }: { readonly languages: EditedLanguages; readonly position: string },
  t: Translate,
): LayerRow {
  const { id, type } = block
  const label = getBlockLabel(block, languages, t)
  const states = listStates(block)
  const typeName = getTypeName(t, type)
  const stateNames = states.map((state) => t(`editor.layer.${state}`))
  return {
    id,
    label,
    type,
    states,
    name: [typeName, ...(label === typeName ? [] : [label]), ...stateNames, position].join(', '),
  }
}

function listStates({ place, hidden, lock }: Block): readonly LayerState[] {
  return [
    ...(place.mobile ? ['pinned' as const] : []),
    ...(hidden?.mobile ? ['hiddenPhone' as const] : []),
    ...(hidden?.desktop ? ['hiddenDesktop' as const] : []),
    ...(lock ? ['locked' as const] : []),
  ]
}

/** Returns the name of a block: what the owner called it, its first text, or its type. */
export function getBlockLabel(
  block: Block,
  { locale, sourceLocale }: EditedLanguages,
  t: Translate,
): string {
  if (block.name !== undefined) return block.name
  if (block.type === blockTypeCodes.form) return getFormLabel(block, { locale, sourceLocale }, t)
  const texts = Object.values({ ...block.text?.[sourceLocale], ...block.text?.[locale] })
  for (const value of texts) {
    const plain = typeof value === 'string' ? value : richToPlain(value)
    const line = plain.trim().split('\n')[0]?.trim() ?? ''
    if (line !== '') return shorten(line)
  }
  return getTypeName(t, block.type)
}

/** Returns the name of a form: that of the emails and lists, its title, or its type. Its fields do not name it. */
function getFormLabel(
  { type, data, text }: Block,
  { locale, sourceLocale }: EditedLanguages,
  t: Translate,
): string {
  const titles = [data['name'], text?.[locale]?.['title'], text?.[sourceLocale]?.['title']]
  const title = titles.find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof title === 'string' ? title : getTypeName(t, type)
}
