import { blockCatalog, type FieldOption, type InspectorField } from '@vitrine/blocks/fields'
import type { Translate } from '../ui/i18n.ts'
import { addTexts } from '../ui/texts.ts'
import { blockTexts } from '../ui/texts/blocks/block-texts.ts'
import { translate } from '../ui/translate.ts'

addTexts(blockTexts)

type BlockTextId = keyof typeof blockTexts

interface FieldTexts {
  readonly label: string
  readonly help?: string | undefined
  /** The label of the missing value. */
  readonly unset?: string | undefined
}

type Labeled<F> = F extends { readonly ui: 'list' }
  ? Omit<F, 'fields'> & {
      /** The name of an entry. */
      readonly item: string
      readonly fields: readonly LabeledField[]
    }
  : F extends { readonly options: readonly FieldOption[] }
    ? Omit<F, 'options'> & {
        readonly options: readonly (FieldOption & { readonly label: string })[]
      }
    : F extends { readonly ui: 'number' }
      ? F & { readonly unit?: string | undefined }
      : F

/** A field of a block with its texts. */
export type LabeledField = Labeled<InspectorField> & FieldTexts

const fieldsByType = new Map<number, readonly LabeledField[]>()

/** Returns the fields of a type of block with their texts; none for an unknown type. */
export function getBlockFields(type: number): readonly LabeledField[] {
  const known = fieldsByType.get(type)
  if (known) return known
  const entry = blockCatalog.get(type)
  const names = entry ? [entry.slug, entry.family ?? entry.slug] : []
  const fields = entry?.fields.map((field) => labelField(field, names)) ?? []
  fieldsByType.set(type, fields)
  return fields
}

/** Returns the name of a type of block; its code if no version of the product knows it. */
export function getTypeName(t: Translate, type: number): string {
  const id = `block.${blockCatalog.get(type)?.slug ?? ''}`
  return isBlockTextId(id) ? t(id) : t('editor.block.unknownType', { type: String(type) })
}

function labelField(field: InspectorField, names: readonly string[], within = ''): LabeledField {
  const path = within + field.key
  const find = (part = '') => {
    const id = names.map((name) => `block.${name}.${path}${part}`).find(isBlockTextId)
    return id && translate(id)
  }
  const own = { label: find() ?? path, help: find('.help'), unset: find('.unset') }
  if (field.ui === 'list') {
    const fields = field.fields.map((each) => labelField(each, names, `${path}.`))
    return { ...field, ...own, item: find('.item') ?? path, fields }
  }
  if ('options' in field) {
    const options = field.options.map(({ value }) => {
      const label = find(`.${value}`) ?? String(value)
      return { value, label }
    })
    return { ...field, ...own, options }
  }
  return field.ui === 'number' ? { ...field, ...own, unit: find('.unit') } : { ...field, ...own }
}

function isBlockTextId(id: string): id is BlockTextId {
  return Object.hasOwn(blockTexts, id)
}
