import type { Block } from '@vitrine/page'
import type { TextForm } from '../definition/text-form.ts'
import type { InspectorField } from '../inspector/inspector-field.ts'

/** A type of block as the editor offers it: everything but its templates, styles and schemas. */
export interface CatalogEntry {
  readonly type: number
  /** The name in markup, and in the ids of its texts. */
  readonly slug: string
  /** The name of the types that share the texts of their settings with this one. */
  readonly family?: string
  readonly version: number
  readonly minSize: { readonly w: number; readonly h: number }
  readonly defaults: {
    readonly size: { readonly w: number; readonly h: number }
    readonly data?: Block['data']
    /** The texts by language. */
    readonly text?: Readonly<Record<string, Record<string, string>>>
    readonly auto?: NonNullable<Block['auto']>
  }
  /** The form of each text. */
  readonly text: Readonly<Record<string, TextForm>>
  readonly fields: readonly InspectorField[]
  /** Whether it can show content of other servers. */
  readonly isExternal?: true
  /** Whether only existing sites use it. */
  readonly isLegacy?: true
}
