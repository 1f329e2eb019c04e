import { blockTypeCodes } from '@vitrine/model'
import {
  type Block,
  type Content,
  type Locale,
  type NewId,
  newSection,
  type Rect,
  type RichNode,
  type RichText,
  type Section,
} from '@vitrine/page'
import { grid } from './parts.ts'
import type { Cells, Preset, PresetBlock, PresetSource } from './preset.ts'

/** The page that a preset is inserted into. */
export interface PresetPage {
  readonly newId: NewId
  /** The language of the texts. */
  readonly locale: Locale
  readonly content: Content
  /** The ids of the site's collections, as far as it has them. */
  readonly collections: { readonly [S in PresetSource]?: string | undefined }
}

/** Returns a section of a preset and its blocks, all with ids of their own. */
export function createPresetSection(
  preset: Preset,
  page: PresetPage,
): { readonly section: Section; readonly blocks: readonly Block[] } {
  const { newId, content } = page
  const { anchor, ...properties } = preset.section
  const isTaken = content.sections.some((section) => section.anchor === anchor)
  const section = newSection(newId, {
    grid,
    ...properties,
    ...(anchor !== undefined && !isTaken && { anchor }),
  })
  // A page has one title.
  const shift = hasTitle(content) && preset.blocks.some(isTitle) ? 1 : 0
  const blocks = preset.blocks.map((block, index) => createBlock(block, { index, shift, page }))
  return { section, blocks }
}

function createBlock(
  { at, mobile, text, data, ...block }: PresetBlock,
  {
    index,
    shift,
    page: { newId, locale, collections },
  }: { readonly index: number; readonly shift: number; readonly page: PresetPage },
): Block {
  const { type, variant, auto, shows, leadsTo, isFinal } = block
  const shown = shows && collections[shows]
  const target = leadsTo && collections[leadsTo]
  const texts = Object.entries(text ?? {}).map(([field, value]) => [
    field,
    typeof value === 'string' ? value : lowerHeadings(value, shift),
  ])
  return {
    id: newId(),
    type,
    v: 1,
    ...(variant !== undefined && { variant }),
    data: {
      ...data,
      ...(shown !== undefined && { collectionId: shown }),
      ...(target !== undefined && { link: { kind: 'document', id: target } }),
    },
    ...(texts.length > 0 && { text: { [locale]: Object.fromEntries(texts) } }),
    place: {
      desktop: toRect(at, index),
      ...(mobile && { mobile: toRect(mobile, index) }),
    },
    ...(auto && { auto }),
    ...(!isFinal && { placeholder: true as const }),
  }
}

function toRect([x, y, w, h]: Cells, z: number): Rect {
  return { x, y, w, h, z }
}

function hasTitle({ blocks }: Content): boolean {
  return Object.values(blocks).some(
    ({ type, text = {} }) =>
      type === blockTypeCodes.html &&
      Object.values(text).some((fields) => Object.values(fields).some(hasFirstLevel)),
  )
}

function isTitle({ text = {} }: PresetBlock): boolean {
  return Object.values(text).some(hasFirstLevel)
}

function hasFirstLevel(value: string | RichText): boolean {
  return typeof value !== 'string' && value.content.some((node) => getLevel(node) === 1)
}

function getLevel({ type, attrs }: RichNode): number | undefined {
  const level = attrs?.['level']
  return type === 'heading' && typeof level === 'number' ? level : undefined
}

function lowerHeadings(doc: RichText, by: number): RichText {
  if (by === 0) return doc
  const content = doc.content.map((node): RichNode => {
    const level = getLevel(node)
    return level === undefined ? node : { ...node, attrs: { ...node.attrs, level: level + by } }
  })
  return { ...doc, content }
}
