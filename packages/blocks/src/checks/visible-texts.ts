import {
  type Block,
  type Breakpoint,
  computeReadingOrder,
  type Content,
  type Id,
  type RichText,
  richToPlain,
} from '@vitrine/page'
import { getTextForm } from '../definition/text-form.ts'
import { blockRegistry } from '../registry.ts'
import type { ContentCheckPorts } from './check-accessibility.ts'

type Languages = Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'>

/** A rich text of a block in one language. */
export interface PlacedText {
  readonly blockId: Id
  readonly field: string
  /** The language that it is written in. */
  readonly locale: string
  readonly text: RichText
}

/** Returns the ids of all visible blocks in the order in which they are read. */
export function listInReadingOrder({ sections, blocks }: Content): readonly Id[] {
  return sections
    .filter(({ hidden }) => !(hidden?.desktop && hidden.mobile))
    .flatMap((section) => computeReadingOrder(section, blocks))
}

/** Returns the rich texts of a block as visitors read them. */
export function listRichTexts(
  { id, text = {} }: Block,
  { locale, fallbackLocale }: Languages,
): readonly PlacedText[] {
  const own = text[locale] ?? {}
  const first = text[fallbackLocale] ?? {}
  const fields = [...new Set([...Object.keys(first), ...Object.keys(own)])]
  return fields.flatMap((field) => {
    const isOwn = own[field] !== undefined
    const value = own[field] ?? first[field]
    return typeof value === 'object'
      ? [{ blockId: id, field, locale: isOwn ? locale : fallbackLocale, text: value }]
      : []
  })
}

/** Returns whether a block shows words as its main content, at a breakpoint. */
export function showsWords(block: Block, languages: Languages, breakpoint: Breakpoint): boolean {
  if (block.hidden?.[breakpoint]) return false
  const kind = blockRegistry.get(block.type)
  if (kind && Object.keys(kind.text).every((field) => getTextForm(kind, field) !== 'rich'))
    return false
  return listRichTexts(block, languages).some(
    ({ field, text }) => field === 'body' && richToPlain(text).trim() !== '',
  )
}
