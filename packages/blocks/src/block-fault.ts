import type { Block } from '@vitrine/page'
import type { ShownText } from './shown-text.ts'

/** What keeps somebody from what a block has, in the owner's words. */
export const faultMessages = {
  'missing-alt':
    'This picture has no alternative text. Say what is to be seen, for those who do not see it.',
  'file-name-as-alt': 'The alternative text is the name of a file. Say what is to be seen.',
  'missing-link-text': 'This link has no words. Say where it leads.',
  'missing-frame-title': 'This frame has no name. Say what is in it.',
  'missing-name': 'This has no name. Say what it is, for those who do not see it.',
  'missing-label': 'This field has no label. Say what is to be filled in.',
  'missing-title': 'This has no title, and is not shown without one.',
  'empty-heading': 'A heading here is empty. Write it, or take it away.',
  'chart-without-description': 'This chart has no title. Say what it shows.',
  'map-without-address':
    'This map has no address in words. Write it, for those who do not see the map.',
  'video-without-captions':
    'This film has no captions. Where somebody speaks in it, put captions into the film, or write what is said as its caption.',
} as const satisfies Readonly<Record<string, string>>

export type BlockFaultCode = keyof typeof faultMessages

/** One of them, and the text that would mend it: `alt`, or `<id of the thing>.alt`. */
export interface BlockFault {
  readonly code: BlockFaultCode
  readonly field: string
}

/** What a block is looked at with, in one language. */
export interface FaultPorts {
  readonly block: Block
  /** As visitors get it: in the site's first language where it is not in theirs. */
  readonly text: (field: string) => ShownText | undefined
  /** What the file itself says of a picture; undefined or empty where it says nothing. */
  readonly altOf: (assetId: string) => string | undefined
}

/** The fault at this text where it says nothing; none where it says something. */
export function unlessSaid(
  { text }: Pick<FaultPorts, 'text'>,
  code: BlockFaultCode,
  field: string,
): readonly BlockFault[] {
  return isSaid(text(field)) ? [] : [{ code, field }]
}

export function isSaid(text: ShownText | undefined): boolean {
  return text !== undefined && text.words.trim() !== ''
}

/**
 * What is wrong with what a picture is told as. One that the owner says nothing of on purpose decorates,
 * but not where it is all that a link has.
 */
export function pictureFaults(
  { assetId, isLink }: { readonly assetId: string; readonly isLink: boolean },
  field: string,
  { text, altOf }: FaultPorts,
): readonly BlockFault[] {
  const own = text(field)?.words
  const alt = (own ?? altOf(assetId) ?? '').trim()
  if (alt === '' && isLink) return [{ code: 'missing-link-text', field }]
  if (alt === '') return own === undefined ? [{ code: 'missing-alt', field }] : []
  const isFileName = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i.test(alt)
  return isFileName ? [{ code: 'file-name-as-alt', field }] : []
}
