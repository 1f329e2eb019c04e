import type * as z from 'zod/mini'
import type { TextForm } from '../definition/text-form.ts'
import type {
  CollectionAccept,
  FieldCondition,
  FieldControl,
  FieldGroup,
  InspectorField,
  TextRole,
} from './inspector-field.ts'
import {
  getElement,
  getEntries,
  type Member,
  getMember,
  getMaximum,
  getPattern,
  getRange,
} from './schema-facts.ts'

type Options = readonly string[]

export interface NumberFacts {
  readonly isUnique?: true
  readonly notBelow?: string
  readonly notAbove?: string
}

/** A control without the facts that its schema tells. */
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
        | 'mailing-lists'
        | 'menu'
        | 'component'
        | 'settings'
    }
  | ({ readonly ui: 'number' | 'money' } & NumberFacts)
  | { readonly ui: 'segmented' | 'kind' | 'color'; readonly options: Options }
  | {
      readonly ui: 'select'
      readonly options: Options
      readonly variants?: Readonly<Record<number, string>>
    }
  | { readonly ui: 'address'; readonly accept: 'web' | 'any' }
  | { readonly ui: 'asset'; readonly accept: 'image' | 'video' | 'audio' }
  | { readonly ui: 'focal'; readonly asset: string }
  | { readonly ui: 'collection'; readonly accept: CollectionAccept }
  | { readonly ui: 'tag' | 'category'; readonly collection: string }
  | { readonly ui: 'list'; readonly fields: readonly LooseField[] }
  | { readonly ui: 'answer' | 'numbers'; readonly each: string }

interface Shown {
  readonly shownWhen?: readonly FieldCondition[]
}

type DataField = { readonly key: string } & LooseControl & Shown

export type LooseField =
  | DataField
  | ({ readonly text: string; readonly ui?: 'markdown'; readonly a11y?: TextRole } & Shown)
  | ({
      readonly variant: readonly number[]
      readonly ui: 'segmented' | 'select'
      readonly initial?: number
    } & Shown)

interface FieldScope {
  /** The schema of the block's data, or of an entry of a list. */
  readonly schema: z.core.$ZodType
  readonly text: Readonly<Record<string, TextForm>>
  readonly itemText: Readonly<Record<string, TextForm>>
  readonly group: FieldGroup
}

/** Returns a field with the facts of its schema. Throws if the schema has no such member. */
export function resolveField(field: LooseField, scope: FieldScope): InspectorField {
  const { shownWhen = [] } = field
  const shared = { group: scope.group, shownWhen }
  if ('text' in field) {
    const form = scope.text[field.text]
    if (form === undefined) throw new Error(`There is no text ${field.text}`)
    return {
      ...shared,
      target: 'text',
      key: field.text,
      isOptional: true,
      isLocalized: true,
      a11y: field.a11y,
      ui: field.ui ?? form,
    }
  }
  if ('variant' in field)
    return {
      ...shared,
      target: 'variant',
      key: 'variant',
      isOptional: true,
      isLocalized: false,
      initial: field.initial,
      ui: field.ui,
      options: field.variant.map((value) => ({ value })),
    }
  const member = getMember(scope.schema, field.key.split('.'))
  if (!member) throw new Error(`The schema has no ${field.key}`)
  const { isOptional, initial } = member
  const plain = typeof initial === 'object' || initial === null ? undefined : initial
  return {
    ...shared,
    target: 'data',
    key: field.key,
    isOptional,
    isLocalized: false,
    ...(isScalar(plain) && { initial: plain }),
    ...resolveControl(field, member, scope),
  }
}

function resolveControl(field: DataField, member: Member, scope: FieldScope): FieldControl {
  const { schema } = member
  switch (field.ui) {
    case 'number':
    case 'money': {
      const { min, max, isWhole } = getRange(schema)
      const { isUnique, notBelow, notAbove } = field
      const limits = { min, max, isUnique, notBelow, notAbove }
      if (field.ui === 'money') return { ui: 'money', ...limits }
      return { ui: 'number', ...limits, step: isWhole ? 1 : undefined }
    }
    case 'numbers': {
      const { min, max } = getRange(getElement(schema))
      return { ui: 'numbers', each: field.each, min, max }
    }
    case 'answer':
      return { ui: 'answer', each: field.each }
    case 'select': {
      const { options, variants } = field
      return { ui: 'select', options: options.map((value) => ({ value })), variants }
    }
    case 'segmented':
    case 'kind':
    case 'color':
      return { ui: field.ui, options: field.options.map((value) => ({ value })) }
    case 'line':
      return { ui: 'line', max: getMaximum(schema), pattern: getPattern(schema) }
    case 'html':
      return { ui: field.ui, max: getMaximum(schema) }
    case 'tag':
    case 'category':
      return { ui: field.ui, collection: field.collection, max: getMaximum(schema) }
    case 'asset':
      return { ui: 'asset', accept: field.accept, isWrapped: getEntries(schema) !== undefined }
    case 'list': {
      const entryScope = { ...scope, schema: getElement(schema), text: scope.itemText }
      const fields = field.fields.map((each) => resolveField(each, entryScope))
      return { ui: 'list', max: getMaximum(schema) ?? Infinity, fields }
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

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
