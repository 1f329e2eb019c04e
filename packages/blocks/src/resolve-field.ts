import type * as z from 'zod/mini'
import type { TextForm } from './define-block.ts'
import type {
  CollectionAccept,
  FieldCondition,
  FieldControl,
  FieldGroup,
  FieldOption,
  InspectorField,
  TextRole,
} from './inspector-field.ts'
import { elementOf, entriesOf, type Member, memberOf, mostOf, rangeOf } from './schema-facts.ts'

type Options = Readonly<Record<string | number, string>>

/** A control as it is written down, without what its schema says. */
type LooseControl =
  | {
      readonly ui:
        | 'toggle'
        | 'link'
        | 'line'
        | 'html'
        | 'email'
        | 'date'
        | 'product'
        | 'member-area'
        | 'menu'
        | 'component'
        | 'settings'
    }
  | { readonly ui: 'number'; readonly unit?: string }
  | { readonly ui: 'segmented' | 'select' | 'kind' | 'colour'; readonly options: Options }
  | { readonly ui: 'address'; readonly accept: 'web' | 'any' }
  | { readonly ui: 'asset'; readonly accept: 'image' | 'video' | 'audio' }
  | { readonly ui: 'focal'; readonly asset: string }
  | { readonly ui: 'collection'; readonly accept: CollectionAccept }
  | { readonly ui: 'tag' | 'category'; readonly collection: string }
  | { readonly ui: 'list'; readonly item: string; readonly fields: readonly LooseField[] }
  | { readonly ui: 'numbers'; readonly each: string }

interface Said {
  readonly label: string
  readonly help?: string
  readonly unset?: string
  readonly shownWhen?: readonly FieldCondition[]
}

type DataField = { readonly key: string } & LooseControl & Said

export type LooseField =
  | DataField
  | ({ readonly text: string; readonly ui?: 'markdown'; readonly a11y?: TextRole } & Said)
  | ({
      readonly variant: Options
      readonly ui: 'segmented' | 'select'
      readonly initial?: number
    } & Said)

interface Of {
  /** Of the block's data, or of one thing of a list. */
  readonly schema: z.core.$ZodType
  readonly text: Readonly<Record<string, TextForm>>
  readonly itemText: Readonly<Record<string, TextForm>>
  readonly group: FieldGroup
}

/** A field with all that its block's schema says of it. Throws where the schema has no such member. */
export function resolveField(field: LooseField, of: Of): InspectorField {
  const { label, help, unset, shownWhen = [] } = field
  const said = { group: of.group, label, help, unset, shownWhen }
  if ('text' in field) {
    const form = of.text[field.text]
    if (form === undefined) throw new Error(`There is no text ${field.text}`)
    return {
      ...said,
      of: 'text',
      key: field.text,
      isOptional: true,
      isLocalized: true,
      a11y: field.a11y,
      ui: field.ui ?? form,
    }
  }
  if ('variant' in field)
    return {
      ...said,
      of: 'variant',
      key: 'variant',
      isOptional: true,
      isLocalized: false,
      initial: field.initial,
      ui: field.ui,
      options: Object.entries(field.variant).map(([code, name]) => ({
        value: Number(code),
        label: name,
      })),
    }
  const member = memberOf(of.schema, field.key.split('.'))
  if (!member) throw new Error(`The schema has no ${field.key}`)
  const { isOptional, initial } = member
  const plain = typeof initial === 'object' || initial === null ? undefined : initial
  return {
    ...said,
    of: 'data',
    key: field.key,
    isOptional,
    isLocalized: false,
    ...(isScalar(plain) && { initial: plain }),
    ...controlOf(field, member, of),
  }
}

function controlOf(field: DataField, member: Member, of: Of): FieldControl {
  const { schema } = member
  switch (field.ui) {
    case 'number': {
      const { min, max, isWhole } = rangeOf(schema)
      return { ui: 'number', min, max, step: isWhole ? 1 : undefined, unit: field.unit }
    }
    case 'numbers': {
      const { min, max } = rangeOf(elementOf(schema))
      return { ui: 'numbers', each: field.each, min, max }
    }
    case 'segmented':
    case 'select':
    case 'kind':
    case 'colour':
      return { ui: field.ui, options: optionsOf(field.options) }
    case 'line':
    case 'html':
      return { ui: field.ui, most: mostOf(schema) }
    case 'tag':
    case 'category':
      return { ui: field.ui, collection: field.collection, most: mostOf(schema) }
    case 'asset':
      return { ui: 'asset', accept: field.accept, isWrapped: entriesOf(schema) !== undefined }
    case 'list': {
      const things = { ...of, schema: elementOf(schema), text: of.itemText }
      const fields = field.fields.map((each) => resolveField(each, things))
      return { ui: 'list', most: mostOf(schema) ?? Infinity, item: field.item, fields }
    }
    case 'focal':
      return { ui: 'focal', asset: field.asset }
    case 'address':
      return { ui: 'address', accept: field.accept }
    case 'collection':
      return { ui: 'collection', accept: field.accept }
    default:
      return { ui: field.ui }
  }
}

function optionsOf(options: Options): readonly FieldOption[] {
  return Object.entries(options).map(([value, label]) => ({ value, label }))
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
