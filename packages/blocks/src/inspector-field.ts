/** Where what a field sets stands in its block: `block.data`, `block.text` by language, `block.variant`. */
export type FieldPlace = 'data' | 'text' | 'variant'

/** In this order: what it says, how it looks, what it does. */
export const fieldGroups = ['content', 'design', 'behaviour'] as const

export type FieldGroup = (typeof fieldGroups)[number]

/** What a text is for those who do not see the block. */
export type TextRole = 'alt' | 'name' | 'heading' | 'description'

export interface FieldOption {
  readonly value: string | number
  readonly label: string
}

/** What can be chosen for a collection: any, or those whose items or pages the block can show. */
export type CollectionAccept = 'any' | 'gallery' | 'folder'

/** Limits are those of the block's schema. */
export type FieldControl =
  | { readonly ui: 'toggle' }
  /** `step` is missing where any number between is one. */
  | {
      readonly ui: 'number'
      readonly min: number
      readonly max: number
      readonly step?: number | undefined
      readonly unit?: string | undefined
    }
  /** Few, all to be seen. */
  | { readonly ui: 'segmented'; readonly options: readonly FieldOption[] }
  | { readonly ui: 'select'; readonly options: readonly FieldOption[] }
  /** What a thing is. Members whose fields are not shown for it are left out of the data. */
  | { readonly ui: 'kind'; readonly options: readonly FieldOption[] }
  /** One of the names, or `#` and six digits. */
  | { readonly ui: 'colour'; readonly options: readonly FieldOption[] }
  | { readonly ui: 'line'; readonly most?: number | undefined }
  | { readonly ui: 'lines' }
  | { readonly ui: 'rich' }
  | { readonly ui: 'markdown' }
  | { readonly ui: 'html'; readonly most?: number | undefined }
  /** A whole address, `https://…`; `any` takes `mailto:`, `tel:` and paths of the site too. */
  | { readonly ui: 'address'; readonly accept: 'web' | 'any' }
  | { readonly ui: 'email' }
  /** `YYYY-MM-DD`. */
  | { readonly ui: 'date' }
  /** The value is the id of a file, or `{ assetId }` where `isWrapped`. */
  | {
      readonly ui: 'asset'
      readonly accept: 'image' | 'video' | 'audio'
      readonly isWrapped: boolean
    }
  /** Shares of 1 from the left and from the top, of the picture of the field `of`. */
  | { readonly ui: 'focal'; readonly asset: string }
  | { readonly ui: 'link' }
  | { readonly ui: 'collection'; readonly accept: CollectionAccept }
  | { readonly ui: 'product' }
  | { readonly ui: 'member-area' }
  /** One of the site's menus. */
  | { readonly ui: 'menu' }
  /** One that items of the collection in the field `collection` have. */
  | { readonly ui: 'tag'; readonly collection: string; readonly most?: number | undefined }
  | { readonly ui: 'category'; readonly collection: string; readonly most?: number | undefined }
  /** A component of the theme, by its name, and what it is set to. */
  | { readonly ui: 'component' }
  | { readonly ui: 'settings' }
  /** Things in order, each with an `id`; texts of one are kept under `<id>.<key>`. */
  | {
      readonly ui: 'list'
      readonly most: number
      /** What one of them is called. */
      readonly item: string
      readonly fields: readonly InspectorField[]
    }
  /** A number for each thing of the list in the field `each`, in its order. */
  | {
      readonly ui: 'numbers'
      readonly each: string
      readonly min: number
      readonly max: number
    }

/**
 * Holds for fields of the same block, or of the same thing of a list. A value that is left out is the
 * field's `initial`; `null` is a variant that is left out.
 */
export type FieldCondition =
  | { readonly key: string; readonly is: readonly (string | number | boolean)[] }
  | { readonly key: string; readonly isSet: boolean }
  | { readonly text: string; readonly isSet: boolean }
  | { readonly variant: readonly (number | null)[] }
  /** One of them: each is several that hold together. */
  | { readonly any: readonly (readonly FieldCondition[])[] }

interface FieldAbout {
  readonly of: FieldPlace
  /** Of a member of the data, `options.padding` for one inside of another; of a text; `variant`. */
  readonly key: string
  readonly group: FieldGroup
  readonly label: string
  readonly help?: string | undefined
  /** May be left out, and what it is called then. */
  readonly isOptional: boolean
  readonly unset?: string | undefined
  /** What counts while it is left out. */
  readonly initial?: string | number | boolean | undefined
  /** Written in each language of the site by itself. */
  readonly isLocalized: boolean
  readonly a11y?: TextRole | undefined
  /** All of them. */
  readonly shownWhen: readonly FieldCondition[]
}

/** One thing that an owner sets, as the editor offers it. Labels are English: what is shown is said in the owner's language. */
export type InspectorField = FieldAbout & FieldControl
