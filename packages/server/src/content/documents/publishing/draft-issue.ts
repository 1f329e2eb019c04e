import {
  type BlockIssueCode,
  type ContentFix,
  type ContentIssueCode,
  formatCheckText,
  placeholderTexts,
} from '@vitrine/blocks'
import { type Catalogue, checkCatalog, type CheckText, formatMessage } from '@vitrine/model'
import type { DocumentLocale } from '../document-locale.ts'

/** The codes of issues beside those of `@vitrine/blocks`. */
export const draftIssueCodes = [
  'missing-file',
  'wrong-file',
  'heavy-file',
  'heavy-page',
  'empty-block',
  'empty-section',
  'empty-announcement',
  'missing-list',
  'missing-password',
  'reserved-url',
  'removed-code',
] as const

type DraftIssueCode = BlockIssueCode | ContentIssueCode | (typeof draftIssueCodes)[number]

/** An issue of a draft in one of its languages. */
export interface DraftIssue extends DocumentLocale {
  /** The block; null if the document as a whole has the issue. */
  readonly blockId: string | null
  /** The code of the type of the block. */
  readonly blockType?: number
  /** The section, for an issue of a section as a whole. */
  readonly sectionId?: string
  readonly code: DraftIssueCode
  /** The text as id and parameters, which the studio writes from its own catalog. */
  readonly text: CheckText
  /** The text in English, for clients without a catalog. */
  readonly message: string
  readonly field: string | null
  /** The field of the block with the file, for an issue of a file. */
  readonly fileField?: string
  readonly fix: ContentFix | null
  /** The unpublished document that the block links to. */
  readonly targetId?: string
}

/** An issue of a document whose language is known. */
export type OwnIssue = Omit<DraftIssue, keyof DocumentLocale | 'message'>

const catalog: Catalogue = { ...checkCatalog, ...placeholderTexts }

/** Returns the text of a check in English. */
export function describeCheck(text: CheckText): string {
  return formatCheckText(text, (id, params) => formatMessage(catalog[id], params, 'en'))
}
