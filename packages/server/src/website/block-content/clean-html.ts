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

/** The alignments of the editor of formatted texts. */
const ALIGNMENTS = ['text-align-*']

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
  // The classes of texts and table columns whose alignment the author set.
  allowedClasses: {
    ...Object.fromEntries(['p', ...HEADINGS].map((name) => [name, ALIGNMENTS])),
    th: CELLS,
    td: CELLS,
    code: ['language-*'],
  },
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

/** The sanitized texts: sanitizing costs more than rendering, and most texts are on many pages. */
const cleanTexts = new Map<string, string>()
const MAX_CACHED_TEXTS = 2_000
const MAX_CACHED_LENGTH = 20_000

/**
 * Returns what an owner or an imported file wrote with structure, links and images, but without
 * scripts and styles. It is sanitized when it is rendered, so a new rule applies to old content as
 * well.
 */
export function sanitizeHtmlText(html: string): string {
  if (!/[<&]/.test(html)) return html
  const cached = cleanTexts.get(html)
  if (cached !== undefined) return cached
  const clean = sanitizeHtml(html, OPTIONS)
  if (html.length <= MAX_CACHED_LENGTH) {
    if (cleanTexts.size >= MAX_CACHED_TEXTS) cleanTexts.clear()
    cleanTexts.set(html, clean)
  }
  return clean
}
