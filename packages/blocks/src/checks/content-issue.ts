import type { contentTexts } from '@vitrine/model'
import type { CommandName, Id, Json } from '@vitrine/page'

export type ContentIssueCode = keyof typeof contentTexts

/** A command that corrects an issue. */
export interface ContentFix {
  /** The effect of the command. */
  readonly kind:
    | 'mark-decorative'
    | 'lower-heading'
    | 'remove-link'
    | 'shade-image'
    | 'move-down'
    | 'use-full-width'
    | 'narrow-gaps'
    | 'remove-color'
    | 'recolor-shape'
    | 'remove-block'
    | 'remove-section'
  readonly command: CommandName
  readonly payload: { readonly [name: string]: Json }
}

/** An issue of a block in its page. */
export interface PlacedIssue {
  readonly blockId: Id
  readonly code: ContentIssueCode
  /** The text of the block that has the issue; null if it is not in a text. */
  readonly field: string | null
  /** The command that corrects it; null if the owner has to decide. */
  readonly fix: ContentFix | null
  /** The document that the block links to, which is corrected by publishing it too. */
  readonly targetId?: string
}
