import sanitizeHtml from 'sanitize-html'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const BLOCKS = ['p', 'div', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'hr', 'br']
const INLINE = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'mark',
]
const OTHERS = ['abbr', 'cite', 'code', 'kbd', 'q', 'span', 'time', 'img', 'figure', 'figcaption']
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

const CELLS = ['cell-start', 'cell-center', 'cell-end']

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...HEADINGS, ...BLOCKS, ...INLINE, ...OTHERS, ...TABLES],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    '*': ['lang', 'dir'],
  },
  // Of tables whose author said where the text of a column stands.
  allowedClasses: { th: CELLS, td: CELLS, code: ['language-*'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'template',
    'svg',
    'math',
  ],
  nestingLimit: 50,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] ? { ...attribs, target: '_blank', rel: 'noopener' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
}

/** Cleaning a text costs more than rendering it; the same texts come again with every page. */
const cleaned = new Map<string, string>()
const MOST_KEPT = 2_000
const LONGEST_KEPT = 20_000

/**
 * What an owner or an imported file wrote, as a page may show it: text with its structure, links and
 * pictures, and nothing that runs or restyles the page. Cleaned on the way out, so that a rule made
 * today also holds for what was stored yesterday.
 */
export function cleanHtml(html: string): string {
  if (!/[<&]/.test(html)) return html
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, OPTIONS)
  if (html.length <= LONGEST_KEPT) {
    if (cleaned.size >= MOST_KEPT) cleaned.clear()
    cleaned.set(html, clean)
  }
  return clean
}
