import { type Attrs, type DOMOutputSpec, type Node, Schema } from 'prosemirror-model'
import { formatColorClass, type Link } from '@vitrine/page'

const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const

/** The attributes of a node with an alignment; the id identifies a paragraph when changes are merged. */
const aligned = { id: { default: null }, align: { default: null } }
const identified = { id: { default: null } }

function getAlignment(element: HTMLElement): Attrs {
  const own = element.style.textAlign
  const align = ALIGNMENTS.find(
    (each) => element.classList.contains(`text-align-${each}`) || own === each,
  )
  return { align: align ?? null }
}

function getClass({ attrs }: Node): Record<string, string> {
  const align: unknown = attrs['align']
  return typeof align === 'string' ? { class: `text-align-${align}` } : {}
}

function renderTag(name: string) {
  return (): DOMOutputSpec => [name, 0]
}

/**
 * The schema of rich texts in the editor: that of `@vitrine/page`, node by node and mark by mark. Pasted HTML is parsed
 * through it, so that nothing else can enter a text.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      attrs: aligned,
      parseDOM: [{ tag: 'p', getAttrs: getAlignment }],
      toDOM: (node) => ['p', getClass(node), 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { ...aligned, level: { default: 2 } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        getAttrs: (element) => ({ ...getAlignment(element), level: Math.min(level, 4) }),
      })),
      toDOM: (node) => [`h${Number(node.attrs['level'])}`, getClass(node), 0],
    },
    bulletList: {
      group: 'block',
      content: 'listItem+',
      attrs: identified,
      parseDOM: [{ tag: 'ul' }],
      toDOM: renderTag('ul'),
    },
    orderedList: {
      group: 'block',
      content: 'listItem+',
      attrs: { ...identified, start: { default: 1 } },
      parseDOM: [
        {
          tag: 'ol',
          getAttrs: (element) => ({ start: Number(element.getAttribute('start') ?? 1) || 1 }),
        },
      ],
      toDOM: ({ attrs }) => [
        'ol',
        attrs['start'] === 1 ? {} : { start: Number(attrs['start']) },
        0,
      ],
    },
    listItem: {
      content: 'block+',
      attrs: identified,
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: renderTag('li'),
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      attrs: identified,
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: renderTag('blockquote'),
    },
    codeBlock: {
      group: 'block',
      content: 'inline*',
      marks: '',
      attrs: identified,
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    horizontalRule: {
      group: 'block',
      attrs: identified,
      parseDOM: [{ tag: 'hr' }],
      toDOM: () => ['hr'],
    },
    text: { group: 'inline' },
    hardBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { to: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: parseLink }],
      toDOM: ({ attrs }) => ['a', formatTarget(attrs['to']), 0],
    },
    color: {
      attrs: { token: {} },
      parseDOM: [{ tag: 'span[class*="sqsrte-text-color--"]', getAttrs: parseColor }],
      toDOM: ({ attrs }) => ['span', { class: formatColorClass(String(attrs['token'])) }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]00)$/.test(value) && null },
      ],
      toDOM: renderTag('strong'),
    },
    italic: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: renderTag('em'),
    },
    underline: {
      parseDOM: [{ tag: 'u' }, { style: 'text-decoration=underline' }],
      toDOM: renderTag('u'),
    },
    strike: {
      parseDOM: [{ tag: 's' }, { tag: 'del' }, { style: 'text-decoration=line-through' }],
      toDOM: renderTag('s'),
    },
    code: { parseDOM: [{ tag: 'code' }], toDOM: renderTag('code') },
  },
})

/** Reads a pasted color of the palette. */
function parseColor({ className }: HTMLElement): Attrs | false {
  const token = /(?:^|\s)sqsrte-text-color--([a-z][a-z0-9-]{0,40})(?:\s|$)/.exec(className)?.[1]
  return token === undefined ? false : { token }
}

/** Reads a pasted link. Addresses that documents cannot have are no links; those of a text keep their target. */
function parseLink(element: HTMLElement): Attrs | false {
  const own = parseTarget(parseJson(element.dataset['link']))
  if (own) return { to: own }
  const url = parseUrl(element.getAttribute('href') ?? '')
  const isNew = element.getAttribute('target') === '_blank'
  return url === undefined ? false : { to: { kind: 'url', url, ...(isNew && { newWindow: true }) } }
}

/** Returns an address as documents store it; undefined if it is none. A bare host gets a scheme. */
export function parseUrl(text: string): string | undefined {
  const url = text.trim()
  const full = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(url) ? `https://${url}` : url
  const isEmail = /^[^\s@/]+@[^\s@/][^\s@/.]*\.[^\s@/]+$/.test(url)
  const address = isEmail ? `mailto:${url}` : full
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)\P{Cc}*$/iu.test(address) &&
    address.length <= 2_000
    ? address
    : undefined
}

/** Returns the attributes of a link. One that leads to a part of the site by its id keeps it when it is copied. */
function formatTarget(to: unknown): Record<string, string> {
  const link = parseTarget(to)
  if (!link) return { href: '#' }
  if (link.kind !== 'url') return { href: '#', 'data-link': JSON.stringify(link) }
  return { href: link.url, ...(link.newWindow === true && { target: '_blank' }) }
}

const ID_KINDS = ['document', 'product', 'category', 'asset'] as const

/** Returns a value as the target of a link; undefined if it is none. */
export function parseTarget(value: unknown): Link | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined
  if (value.kind === 'url') {
    const url = 'url' in value && typeof value.url === 'string' ? parseUrl(value.url) : undefined
    const isNew = 'newWindow' in value && value.newWindow === true
    return url === undefined ? undefined : { kind: 'url', url, ...(isNew && { newWindow: true }) }
  }
  const kind = ID_KINDS.find((each) => each === value.kind)
  const id = 'id' in value && typeof value.id === 'string' ? value.id : ''
  if (kind === undefined || !/^[A-Za-z0-9-]{10,40}$/.test(id)) return undefined
  const anchor = 'anchor' in value && typeof value.anchor === 'string' ? value.anchor : ''
  return kind === 'document' && anchor !== '' ? { kind, id, anchor } : { kind, id }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
