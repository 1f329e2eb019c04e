import type { Block } from '@vitrine/page'
import type { ResolvedText } from './resolved-text.ts'

/** The accessibility issues of blocks, as the owner reads them. */
export const issueMessages = {
  'missing-alt': 'This image has no alt text. Describe it for visitors who cannot see it.',
  'file-name-as-alt': 'The alt text is a file name. Describe the image instead.',
  'missing-link-text': 'This link has no text. Say where it leads.',
  'missing-frame-title': 'This frame has no title. Describe its content.',
  'missing-name': 'This has no name. Name it for visitors who cannot see it.',
  'missing-label': 'This field has no label. Say what visitors should enter.',
  'missing-title': 'This item has no title and is not shown. Add a title.',
  'empty-heading': 'A heading is empty. Write it or delete it.',
  'chart-without-description': 'This chart has no title. Say what it shows.',
  'map-without-address':
    'This map has no written address. Add one for visitors who cannot see the map.',
  'video-without-captions':
    'This video has no captions. If someone speaks in it, add captions to the video or a transcript as its caption.',
} as const satisfies Readonly<Record<string, string>>

export type BlockIssueCode = keyof typeof issueMessages

/** An issue and the text that would fix it: `alt`, or `<id of the entry>.alt`. */
export interface BlockIssue {
  readonly code: BlockIssueCode
  readonly field: string
}

/** A block in one language, to be checked. */
export interface AccessibilityPorts {
  readonly block: Block
  /** Returns a text as visitors read it: in the site's first language if it is not translated. */
  readonly text: (field: string) => ResolvedText | undefined
  /** Returns the alternative text of the file itself; undefined or empty if it has none. */
  readonly getAlt: (assetId: string) => string | undefined
}

/** Returns an issue if a text is missing or empty. */
export function requireText(
  { text }: Pick<AccessibilityPorts, 'text'>,
  code: BlockIssueCode,
  field: string,
): readonly BlockIssue[] {
  return hasText(text(field)) ? [] : [{ code, field }]
}

export function hasText(text: ResolvedText | undefined): boolean {
  return text !== undefined && text.words.trim() !== ''
}

/**
 * Returns the issues of an image's alternative text. An empty text that the owner wrote marks the image
 * as decorative, unless the image is the only content of a link.
 */
export function checkAltText(
  { assetId, isLink }: { readonly assetId: string; readonly isLink: boolean },
  field: string,
  { text, getAlt }: AccessibilityPorts,
): readonly BlockIssue[] {
  const own = text(field)?.words
  const alt = (own ?? getAlt(assetId) ?? '').trim()
  if (alt === '' && isLink) return [{ code: 'missing-link-text', field }]
  if (alt === '') return own === undefined ? [{ code: 'missing-alt', field }] : []
  const isFileName = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i.test(alt)
  return isFileName ? [{ code: 'file-name-as-alt', field }] : []
}
