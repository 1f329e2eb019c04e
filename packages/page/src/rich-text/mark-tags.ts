import type { Link } from '../document/common.ts'
import { escapeHtml } from './escape.ts'
import type { RichMark } from './schema.ts'

/** Returns the URL of a link on this site and in this language; undefined if there is none. */
export type ResolveLink = (link: Link) => ResolvedLink | undefined

export interface ResolvedLink {
  readonly href: string
  readonly newWindow?: boolean | undefined
}

/** The order of marks, outermost first. A run has each of them at most once. */
const MARK_ORDER = ['link', 'color', 'bold', 'italic', 'underline', 'strike', 'code'] as const

const tagNames = {
  link: 'a',
  color: 'span',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
} as const

export interface OpenTag {
  readonly name: string
  readonly open: string
}

const NO_TAGS: readonly OpenTag[] = []

/** Returns the tags of a run, independent of the order of its marks. */
export function getOpenTags(
  marks: readonly RichMark[] | undefined,
  resolve: ResolveLink,
): readonly OpenTag[] {
  if (marks === undefined || marks.length === 0) return NO_TAGS
  const [only] = marks
  if (marks.length === 1 && only) return getOpenTag(only, resolve)
  return MARK_ORDER.flatMap((type) => {
    const mark = marks.find((candidate) => candidate.type === type)
    return mark ? getOpenTag(mark, resolve) : NO_TAGS
  })
}

function getOpenTag(mark: RichMark, resolve: ResolveLink): readonly OpenTag[] {
  const attributes = formatAttributes(mark, resolve)
  const name = tagNames[mark.type]
  return attributes === undefined ? NO_TAGS : [{ name, open: `<${name}${attributes}>` }]
}

function formatAttributes(mark: RichMark, resolve: ResolveLink): string | undefined {
  switch (mark.type) {
    case 'link': {
      const resolved = resolve(mark.attrs.to)
      return resolved && isWebAddress(resolved.href) ? formatLinkAttributes(resolved) : undefined
    }
    case 'color':
      return ` class="${escapeHtml(formatColorClass(mark.attrs.token))}"`
    default:
      return ''
  }
}

/** Returns the class of words in a color of the palette. @see dom §6 `sqsrte-text-color--` */
export function formatColorClass(token: string): string {
  return `sqsrte-text-color--${token}`
}

/** Formats the attributes of a link. */
export function formatLinkAttributes({ href, newWindow }: ResolvedLink): string {
  return ` href="${escapeHtml(href)}"${newWindow ? ' target="_blank" rel="noopener"' : ''}`
}

/** Returns whether a URL is safe to follow: its scheme does not run scripts. */
export function isWebAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|[/#?])/i.test(href)
}
