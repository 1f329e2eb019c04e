import { blockTypeCodes } from '@vitrine/model'
import type { BlockKind } from '../define-block.ts'
import { html } from '../html/block.ts'
import { link } from '../link/block.ts'
import { map } from '../map/block.ts'
import { socialLinks } from '../social-links/block.ts'
import { summary } from '../summary/block.ts'

interface Superseded {
  readonly type: number
  readonly slug: string
  readonly name: string
  /** What does the same today. */
  readonly twin: BlockKind
}

/** Types that only older sites have: each is what its twin is, under its own name and code. */
export const superseded: readonly Superseded[] = [
  { type: blockTypeCodes.journal, slug: 'journal', name: 'Journal', twin: summary },
  { type: blockTypeCodes.geo, slug: 'geo', name: 'Geo', twin: map },
  {
    type: blockTypeCodes['social-links'],
    slug: 'sociallinks',
    name: 'Social links, first kind',
    twin: socialLinks,
  },
  {
    type: blockTypeCodes.summary,
    slug: 'summary',
    name: 'Summary, first kind',
    twin: summary,
  },
  {
    type: blockTypeCodes['social-account-links'],
    slug: 'socialaccountlinks',
    name: 'Social links, second kind',
    twin: socialLinks,
  },
  { type: blockTypeCodes['email-footer'], slug: 'email-footer', name: 'Email footer', twin: html },
  {
    type: blockTypeCodes['in-browser-message-link'],
    slug: 'in-browser-message-link',
    name: 'Link to a message in the browser',
    twin: link,
  },
]

export const supersededBlocks: readonly BlockKind[] = superseded.map(
  ({ type, slug, name, twin }) => ({ ...twin, type, slug, name }),
)
