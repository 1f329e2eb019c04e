import { blockTypeCodes } from '@vitrine/model'
import {
  type Block,
  type Content,
  type Locale,
  type NewId,
  newSection,
  type Rect,
  type RichInline,
  type RichNode,
  type RichText,
  type Section,
} from '@vitrine/page'
import { grid } from './parts.ts'
import type { Cells, Preset, PresetBlock, PresetSource } from './preset.ts'
import type { PresetWords } from './preset-words.ts'

/** The page that a preset is inserted into. */
export interface PresetPage {
  readonly newId: NewId
  /** The language of the texts. */
  readonly locale: Locale
  /** The texts in that language; in English by default. */
  readonly words?: PresetWords
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
    page: { newId, locale, words = {}, collections },
  }: { readonly index: number; readonly shift: number; readonly page: PresetPage },
): Block {
  const { type, variant, auto, shows, leadsTo, isFinal } = block
  const shown = shows && collections[shows]
  const target = leadsTo && collections[leadsTo]
  const texts = Object.entries(text ?? {}).map(([field, value]) => [
    field,
    typeof value === 'string'
      ? translateText(value, words)
      : lowerHeadings(translateRich(value, words), shift),
  ])
  return {
    id: newId(),
    type,
    v: 1,
    ...(variant !== undefined && { variant }),
    data: {
      ...data,
      // The name of a form, which the owner reads.
      ...(typeof data?.['name'] === 'string' && { name: translateText(data['name'], words) }),
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

function translateText(text: string, words: PresetWords): string {
  return words[text] ?? text
}

function translateRich({ content, ...doc }: RichText, words: PresetWords): RichText {
  const translate = <N extends RichNode | RichInline>(node: N): N => ({
    ...node,
    ...('text' in node && { text: translateText(node.text, words) }),
    ...('content' in node && { content: node.content?.map(translate) }),
  })
  return { ...doc, content: content.map(translate) }
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
