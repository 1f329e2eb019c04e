import type { accessibilityTexts } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import type { ResolvedText } from './resolved-text.ts'

export type BlockIssueCode = keyof typeof accessibilityTexts

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
