import { getTranslate } from '@vitrine/model'
import type { EmailPart } from '../../../platform/mail/index.ts'
import { DOWNLOAD_LINK, type Download } from '../../downloads/index.ts'

/** Returns a button for each download that is open, after a text; nothing if none is. */
export function createDownloadParts(
  given: { readonly language: string; readonly downloads?: readonly Download[] },
  text: string,
): readonly (string | EmailPart)[] {
  const open = (given.downloads ?? []).filter(({ state }) => state === 'available')
  if (open.length === 0) return []
  const translate = getTranslate(given.language)
  const links = open.map(({ id, filename }) => ({
    link: { kind: DOWNLOAD_LINK, id, label: translate('emails.downloads.link', { filename }) },
  }))
  return [text, ...links]
}
