import {
  htmlToRich,
  type Link,
  renderRichText,
  richToPlain,
  type ResolvedLink,
  type RichText,
  tokenizeHtml,
} from '@vitrine/page'

/** The elements that the editor of formatted texts preserves, each with the attributes that it preserves. */
const PRESERVED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  em: [],
  h1: ['class'],
  h2: ['class'],
  h3: ['class'],
  h4: ['class'],
  hr: [],
  i: [],
  li: [],
  ol: ['start'],
  p: ['class', 'data-rte-preserve-empty'],
  pre: [],
  s: [],
  span: ['class'],
  strong: [],
  u: [],
  ul: [],
}

const PRESERVED_CLASS =
  /^(?:text-align-(?:left|center|right|justify)|sqsrte-text-color--[a-z][a-z0-9-]*)$/

/**
 * Returns whether the editor of formatted texts preserves everything of an HTML text. Tables, images, embeds and
 * attributes would be lost.
 */
export function isFormattedText(html: string): boolean {
  if (html.includes('<!--')) return false
  for (const token of tokenizeHtml(html)) {
    if (token.kind !== 'start') continue
    const attributes = PRESERVED[token.name]
    if (!attributes) return false
    for (const [name, value] of token.attributes)
      if (!attributes.includes(name) || (name === 'class' && !PRESERVED_CLASS.test(value)))
        return false
  }
  return true
}

/** Parses HTML to a formatted text; undefined for an empty one. */
export function parseDescription(html: string): RichText | undefined {
  return html === '' ? undefined : htmlToRich(html)
}

/** Renders a formatted text as HTML. Its links are URLs: those to documents have no place in a product. */
export function renderDescription(text: RichText | undefined): string {
  return text ? renderRichText(text, { resolve: resolveUrl }) : ''
}

/** Returns the texts of HTML without their formats. */
export function toPlainText(html: string): string {
  const text = parseDescription(html)
  return text ? richToPlain(text) : ''
}

function resolveUrl(link: Link): ResolvedLink | undefined {
  return link.kind === 'url' ? { href: link.url, newWindow: link.newWindow } : undefined
}
