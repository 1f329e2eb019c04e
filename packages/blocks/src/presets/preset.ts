import type { Block, RichText, Section } from '@vitrine/page'

/** The categories of presets, in the order in which they are offered. */
export const presetCategories = [
  'hero',
  'about',
  'services',
  'team',
  'gallery',
  'testimonials',
  'pricing',
  'faq',
  'contact',
  'newsletter',
  'shop',
  'events',
] as const
export type PresetCategory = (typeof presetCategories)[number]

/** A form of collection that a preset shows or links to: the site's first collection of that form. */
export type PresetSource = 'products' | 'events'

/** A block of a preset. It gets an id, the language of its texts and its stacking order when it is inserted. */
export interface PresetBlock {
  readonly type: number
  readonly variant?: number
  readonly data?: Block['data']
  readonly text?: Readonly<Record<string, string | RichText>>
  readonly auto?: NonNullable<Block['auto']>
  readonly at: Cells
  /** The position on a phone; by default it follows from `at`. */
  readonly mobile?: Cells
  /** The collection whose items the block shows. */
  readonly shows?: PresetSource
  /** The collection that the link of the block leads to. */
  readonly leadsTo?: PresetSource
  /** Whether the block needs no change by the owner, such as a form. */
  readonly isFinal?: true
}

/** A position in cells of the grid: column, row, width and height. */
export type Cells = readonly [x: number, y: number, w: number, h: number]

/** A finished section with example texts, which an owner inserts and changes. */
export interface Preset<Id extends string = string> {
  readonly id: Id
  readonly category: PresetCategory
  readonly section: Partial<Omit<Section, 'id' | 'blockIds'>>
  /** The blocks, lowest first. */
  readonly blocks: readonly PresetBlock[]
  /** The collection without which it has nothing to show. */
  readonly needs?: PresetSource
}

/** Returns the presets of a category: each with its id, its section and its blocks. */
export function definePresets<C extends PresetCategory, Name extends string>(
  category: C,
  presets: Readonly<Record<Name, Omit<Preset, 'id' | 'category'>>>,
): readonly Preset<`${C}-${Name}`>[] {
  // The keys of a literal are its names.
  const names = Object.keys(presets) as Name[]
  return names.map((name) => ({ id: `${category}-${name}` as const, category, ...presets[name] }))
}
