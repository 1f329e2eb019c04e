import {
  computeReadingOrder,
  type Content,
  type RichText,
  richToPlain,
  type Section,
} from '@vitrine/page'
import type { Translate } from '../ui/i18n.ts'
import type { EditedLanguages } from './store/add-language.ts'

const MAX_NAME = 60

/** Returns the name of a section: its first heading, else its number. */
export function getSectionName(
  content: Content,
  section: Section,
  languages: EditedLanguages,
  t: Translate,
): string {
  const number = content.sections.indexOf(section) + 1
  return findSectionHeading(content, section, languages) ?? t('editor.section.name', { number })
}

/** Returns the first heading of a section in reading order; undefined if no text of it has one. */
export function findSectionHeading(
  { blocks }: Pick<Content, 'blocks'>,
  section: Section,
  { locale, sourceLocale }: EditedLanguages,
): string | undefined {
  for (const id of computeReadingOrder(section, blocks)) {
    const { text } = blocks[id] ?? {}
    for (const value of Object.values({ ...text?.[sourceLocale], ...text?.[locale] })) {
      const heading = typeof value === 'string' ? undefined : findHeading(value)
      if (heading !== undefined) return shorten(heading)
    }
  }
  return undefined
}

function findHeading({ content }: RichText): string | undefined {
  const headings = content.filter(({ type }) => type === 'heading')
  return headings
    .map((heading) =>
      richToPlain({ type: 'doc', content: [heading] })
        .replaceAll('\n', ' ')
        .trim(),
    )
    .find((line) => line !== '')
}

/** Returns a line that fits a row or a button. */
export function shorten(line: string): string {
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME)}…` : line
}
