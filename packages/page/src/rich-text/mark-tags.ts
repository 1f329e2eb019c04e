import type { Link } from '../document/common.ts'
import { escapeHtml } from './escape.ts'
import type { RichMark } from './schema.ts'

/** Where a link leads on this site and in this language; nothing where there is no such place. */
export type ResolveLink = (link: Link) => ResolvedLink | undefined

export interface ResolvedLink {
  readonly href: string
  readonly newWindow?: boolean | undefined
}

/** The outermost first. A run has each of them at most once. */
const order = ['link', 'color', 'bold', 'italic', 'underline', 'strike', 'code'] as const

const names = {
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

/** The tags of a run in one order, whatever order its marks have. */
export function openTags(
  marks: readonly RichMark[] | undefined,
  resolve: ResolveLink,
): readonly OpenTag[] {
  if (marks === undefined || marks.length === 0) return NO_TAGS
  const [only] = marks
  if (marks.length === 1 && only) return tagOf(only, resolve)
  return order.flatMap((type) => {
    const mark = marks.find((candidate) => candidate.type === type)
    return mark ? tagOf(mark, resolve) : NO_TAGS
  })
}

function tagOf(mark: RichMark, resolve: ResolveLink): readonly OpenTag[] {
  const attributes = attributesOf(mark, resolve)
  const name = names[mark.type]
  return attributes === undefined ? NO_TAGS : [{ name, open: `<${name}${attributes}>` }]
}

function attributesOf(mark: RichMark, resolve: ResolveLink): string | undefined {
  switch (mark.type) {
    case 'link': {
      const resolved = resolve(mark.attrs.to)
      return resolved && isWebAddress(resolved.href) ? linkAttributes(resolved) : undefined
    }
    case 'color':
      return ` class="sqsrte-text-color--${escapeHtml(mark.attrs.token)}"`
    default:
      return ''
  }
}

/** `href` and what goes with it, as attributes. */
export function linkAttributes({ href, newWindow }: ResolvedLink): string {
  return ` href="${escapeHtml(href)}"${newWindow ? ' target="_blank" rel="noopener"' : ''}`
}

/** An address that only leads somewhere: no scheme that would run what follows it. */
export function isWebAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|[/#?])/i.test(href)
}
