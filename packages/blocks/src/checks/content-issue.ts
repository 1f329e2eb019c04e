import type { CommandName, Id, Json } from '@vitrine/page'

/** The issues of a page's content, as the owner reads them. */
export const contentIssueMessages = {
  'heading-order':
    'This heading skips a level, which misleads visitors who jump from heading to heading.',
  'text-overlap': 'This text lies on another text. Move one of them.',
  'text-overlap-phone': 'On phones this text lies on another text. Move one of them.',
  'phone-narrow':
    'On phones this text is less than 80 pixels wide, so that words break. Make it wider.',
  'phone-overflow':
    'The gaps of this section are wider than a phone. Choose smaller gaps or fewer columns.',
  'deleted-link': 'This link leads to something that was deleted. Choose a different target.',
  'unpublished-link': 'This link leads to a page that visitors cannot see. Publish that page too.',
  'missing-anchor':
    'This link leads to a place that is not on this page. Choose a different target.',
  'text-on-image':
    'This text is on a background image or film whose shade is too weak to read it everywhere. Make the shade stronger.',
  'weak-ground':
    'The text of this section is too weak on the background color. Choose a different color, or a different color theme.',
  'weak-color':
    'The color of these words is too weak on the color theme of this section. Choose a different color.',
  'text-on-shape':
    'This text is too weak to read on the shape below it. Choose a different color for the shape or for the words.',
} as const satisfies Readonly<Record<string, string>>

export type ContentIssueCode = keyof typeof contentIssueMessages

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
