import type { Block, Json } from '@vitrine/page'
import { getBlockFields, type LabeledField } from '../../block-fields.ts'
import type { EditedLanguages } from '../../store/add-language.ts'
import type { EditorStore } from '../../store/editor-store.ts'
import { getShownValue } from './field-place.ts'
import { listVisibleFields } from './visible-fields.ts'

/** A field that several blocks of one type share. */
export interface SharedField {
  readonly field: LabeledField
  /** The value of all blocks; undefined if they differ, or have none. */
  readonly value: Json | undefined
  /** Whether the values of the blocks differ. */
  readonly isMixed: boolean
}

/**
 * Returns the fields of blocks of one type that have a plain value, as far as every block shows them; none for blocks
 * of several types. What a block says or shows, such as its texts and files, is its own.
 */
export function listSharedFields(
  blocks: readonly Block[],
  languages: EditedLanguages,
): readonly SharedField[] {
  const [first, ...others] = blocks
  if (!first || others.some(({ type }) => type !== first.type)) return []
  const all = getBlockFields(first.type)
  const visible = blocks.map((block) => listVisibleFields({ block, entries: [] }, all, languages))
  return all
    .filter((field) => isPlain(field) && visible.every((fields) => fields.includes(field)))
    .map((field) => {
      const [value, ...rest] = blocks.map(
        (block) => getShownValue({ block, entries: [] }, field, languages) ?? field.initial,
      )
      const isMixed = rest.some((other) => other !== value)
      return { field, value: isMixed ? undefined : value, isMixed }
    })
}

function isPlain(field: LabeledField): boolean {
  if (field.target === 'text') return false
  switch (field.ui) {
    case 'toggle':
    case 'segmented':
    case 'select':
    case 'color':
      return true
    case 'number':
    case 'money':
      // The limits of others depend on the other values of their block.
      return field.notBelow === undefined && field.notAbove === undefined
    default:
      return false
  }
}

/** Sets the value of a field in blocks, as one step of the history with further changes of it; undefined removes it. */
export function setSharedValue(
  store: EditorStore,
  ids: readonly string[],
  field: LabeledField,
  value: Json | undefined,
): boolean {
  const { target, key } = field
  const options = { key: `field:${ids.join()}:${target}:${key}` }
  if (field.ui === 'select' && field.variants)
    store.dispatch('multi.setVariant', { ids, variant: undefined }, options)
  if (target !== 'variant')
    return store.dispatch('multi.setData', { ids, path: key.split('.'), value }, options)
  const variant = typeof value === 'number' ? value : undefined
  return store.dispatch('multi.setVariant', { ids, variant }, options)
}
