/** The part of a block that a field sets: `block.data`, `block.text` by language, or `block.variant`. */
export type FieldTarget = 'data' | 'text' | 'variant'

/** The groups of fields in their order. */
export const fieldGroups = ['content', 'design', 'behaviour'] as const

export type FieldGroup = (typeof fieldGroups)[number]

/** The role of a text for screen readers. */
export type TextRole = 'alt' | 'name' | 'heading' | 'description'

export interface FieldOption {
  readonly value: string | number
}

/** The collections to choose from: any, or those whose items or pages the block can show. */
export type CollectionAccept = 'any' | 'gallery' | 'folder'

/** The limits of a number. */
interface NumberLimits {
  readonly min: number
  readonly max: number
  /** Whether no other entry of the list may have the same number. */
  readonly isUnique?: boolean | undefined
  /** The field whose number is the minimum, or the maximum, if it is set. */
  readonly notBelow?: string | undefined
  readonly notAbove?: string | undefined
}

/** The control of a field. Limits are those of the block's schema. */
export type FieldControl =
  | { readonly ui: 'toggle' }
  /** A number; `step` is undefined if it may be fractional. */
  | ({ readonly ui: 'number'; readonly step?: number | undefined } & NumberLimits)
  /** An amount in minor units of the site's currency. */
  | ({ readonly ui: 'money' } & NumberLimits)
  /** A few options, all visible. */
  | { readonly ui: 'segmented'; readonly options: readonly FieldOption[] }
  /** A list; a variant in `variants` stands for its value, and goes before what the data says. */
  | {
      readonly ui: 'select'
      readonly options: readonly FieldOption[]
      readonly variants?: Readonly<Record<number, string>> | undefined
    }
  /** The kind of an entry. Members without a visible field are removed from the data. */
  | { readonly ui: 'kind'; readonly options: readonly FieldOption[] }
  /** A named color, or `#` and six digits. */
  | { readonly ui: 'color'; readonly options: readonly FieldOption[] }
  /** A line; `pattern` is the regular expression that it must match. */
  | {
      readonly ui: 'line'
      readonly max?: number | undefined
      readonly pattern?: string | undefined
    }
  | { readonly ui: 'lines' }
  | { readonly ui: 'rich' }
  | { readonly ui: 'markdown' }
  | { readonly ui: 'html'; readonly max?: number | undefined }
  /** A full URL, `https://…`; `any` accepts `mailto:`, `tel:` and paths of the site too. */
  | { readonly ui: 'address'; readonly accept: 'web' | 'any' }
  | { readonly ui: 'email' }
  /** A day as `YYYY-MM-DD`. */
  | { readonly ui: 'date' }
  /** A file; the value is its id, or `{ assetId }` if `isWrapped`. */
  | {
      readonly ui: 'asset'
      readonly accept: 'image' | 'video' | 'audio'
      readonly isWrapped: boolean
    }
  /** A point of the image in the field `asset`, from 0 to 1 from the left and the top. */
  | { readonly ui: 'focal'; readonly asset: string }
  | { readonly ui: 'link' }
  | { readonly ui: 'collection'; readonly accept: CollectionAccept }
  | { readonly ui: 'product' }
  | { readonly ui: 'member-area' }
  /** The ids of mailing lists. */
  | { readonly ui: 'mailing-lists' }
  /** One of the site's menus. */
  | { readonly ui: 'menu' }
  /** A tag or a category of the items in the collection of the field `collection`. */
  | { readonly ui: 'tag'; readonly collection: string; readonly max?: number | undefined }
  | { readonly ui: 'category'; readonly collection: string; readonly max?: number | undefined }
  /** A component of the theme by its name, and its settings. */
  | { readonly ui: 'component' }
  | { readonly ui: 'settings' }
  /** An ordered list of entries, each with an `id`; the texts of an entry are `<id>.<key>`. */
  | {
      readonly ui: 'list'
      readonly max: number
      readonly fields: readonly InspectorField[]
    }
  /** An option, by its id, of another entry of the list in the field `each`. */
  | { readonly ui: 'answer'; readonly each: string }
  /** A number for each entry of the list in the field `each`, in its order. */
  | {
      readonly ui: 'numbers'
      readonly each: string
      readonly min: number
      readonly max: number
    }

/**
 * A condition on fields of the same block or entry. A missing value counts as the field's `initial`; `null`
 * is a missing variant.
 */
export type FieldCondition =
  | { readonly key: string; readonly is: readonly (string | number | boolean)[] }
  | { readonly key: string; readonly isSet: boolean }
  | { readonly text: string; readonly isSet: boolean }
  | { readonly variant: readonly (number | null)[] }
  /** Any of several groups of conditions. */
  | { readonly any: readonly (readonly FieldCondition[])[] }

interface FieldFacts {
  readonly target: FieldTarget
  /** The name of a member of the data (`options.padding` for a nested one), of a text, or `variant`. */
  readonly key: string
  readonly group: FieldGroup
  /** Whether the value may be missing. */
  readonly isOptional: boolean
  /** The value that applies while it is missing. */
  readonly initial?: string | number | boolean | undefined
  /** Whether each language has its own value. */
  readonly isLocalized: boolean
  readonly a11y?: TextRole | undefined
  /** The conditions, all of which must be met. */
  readonly shownWhen: readonly FieldCondition[]
}

/** A setting of a block as the editor shows it, without its texts: those are in the catalog of the studio. */
export type InspectorField = FieldFacts & FieldControl
