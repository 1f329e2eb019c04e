import type { ContentFix } from '@vitrine/blocks'
import type { DocumentLocale } from '../document-locale.ts'

/** An issue of a draft in one of its languages. */
export interface DraftIssue extends DocumentLocale {
  /** The block; null if the document as a whole has the issue. */
  readonly blockId: string | null
  /** The section, for an issue of a section as a whole. */
  readonly sectionId?: string
  readonly code: string
  readonly message: string
  readonly field: string | null
  readonly fix: ContentFix | null
}

/** An issue of a document whose language is known. */
export type OwnIssue = Omit<DraftIssue, keyof DocumentLocale>
