import { computeReadingOrder, type Content, type Id, richToPlain } from '@vitrine/page'
import type { ContentCheckPorts } from './check-accessibility.ts'
import { listRichTexts } from './visible-texts.ts'

const MAX_NAME = 60

/** Returns the first words of the section of a block, by which the owner knows it; undefined if it has none. */
export function getContentName(
  { sections, blocks }: Content,
  blockId: Id,
  languages: Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'>,
): string | undefined {
  const section = sections.find(({ blockIds }) => blockIds.includes(blockId))
  if (!section) return undefined
  const lines = computeReadingOrder(section, blocks)
    .flatMap((id) => blocks[id] ?? [])
    .flatMap((block) => listRichTexts(block, languages))
    .map(({ text }) => richToPlain(text).trim().split('\n')[0]?.trim() ?? '')
  const name = lines.find((line) => line !== '')
  return name !== undefined && name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name
}
