import { richToPlain } from '../rich-text/plain-text.ts'
import type { RichText } from '../rich-text/schema.ts'
import { type AnnouncementBar, MAX_ANNOUNCEMENT_LENGTH } from './site-settings.ts'

/** The languages of a page: its own, and that of the site, whose texts it shows where it has none. */
export interface AnnouncementLanguages {
  readonly locale: string
  readonly fallbackLocale: string
}

/** Returns the text of an announcement on a page; undefined if it is empty, so that no bar is shown. */
export function getAnnouncementText(
  { text }: AnnouncementBar,
  { locale, fallbackLocale }: AnnouncementLanguages,
): RichText | undefined {
  return [text[locale], text[fallbackLocale]].find((words) => !isEmpty(words))
}

const MAX_LENGTH_TEXT = MAX_ANNOUNCEMENT_LENGTH.toLocaleString('en-US')

/** Returns the issue of a text of an announcement; undefined if it can be stored. */
export function checkAnnouncementText(text: RichText): string | undefined {
  return richToPlain(text).length > MAX_ANNOUNCEMENT_LENGTH
    ? `The announcement is longer than ${MAX_LENGTH_TEXT} characters. Shorten it.`
    : undefined
}

/** Returns an announcement with a text in a language; an empty one is removed. */
export function setAnnouncementText(
  bar: AnnouncementBar,
  locale: string,
  words: RichText | undefined,
): AnnouncementBar {
  const { [locale]: _, ...others } = bar.text
  return { ...bar, text: words && !isEmpty(words) ? { ...others, [locale]: words } : others }
}

function isEmpty(text: RichText | undefined): boolean {
  return text === undefined || richToPlain(text).trim() === ''
}
