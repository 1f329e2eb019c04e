import sanitizeHtml from 'sanitize-html'

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image']
const GROUPS = ['svg', 'g', 'a', 'defs', 'symbol', 'use', 'switch', 'style', 'title', 'desc']
const TEXTS = ['text', 'tspan', 'textPath']
const PAINTS = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker']
const FILTERS = [
  'filter',
  ...['Blend', 'ColorMatrix', 'ComponentTransfer', 'Composite', 'ConvolveMatrix'].map(effect),
  ...['DiffuseLighting', 'DisplacementMap', 'DistantLight', 'DropShadow', 'Flood'].map(effect),
  ...['FuncA', 'FuncB', 'FuncG', 'FuncR', 'GaussianBlur', 'Merge', 'MergeNode'].map(effect),
  ...['Morphology', 'Offset', 'PointLight', 'SpecularLighting', 'SpotLight', 'Tile'].map(effect),
  effect('Turbulence'),
]

function effect(name: string): string {
  return `fe${name}`
}

const MAX_ELEMENTS = 20_000
const MAX_DEPTH = 100

/** The attributes that reference something; nothing outside the file is ever loaded. */
const LINKS = new Set(['href', 'xlink:href'])
const EMBEDDED = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])

/**
 * Returns an SVG with shapes, paints and text only. Scripts, event handlers, animation, foreign markup,
 * comments and references outside the file are removed. Undefined if no SVG remains.
 */
export function sanitizeSvg(text: string): string | undefined {
  let [elements, depth, deepest] = [0, 0, 0]
  const clean = sanitizeHtml(text, {
    allowedTags: [...GROUPS, ...SHAPES, ...TEXTS, ...PAINTS, ...FILTERS],
    // Attributes are checked one by one below.
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['data'],
    disallowedTagsMode: 'completelyDiscard',
    // Deeper elements would be removed silently; the file is rejected below.
    nestingLimit: MAX_DEPTH,
    onOpenTag: () => {
      elements += 1
      depth += 1
      deepest = Math.max(deepest, depth)
    },
    onCloseTag: () => {
      depth -= 1
    },
    parseStyleAttributes: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: sanitizeAttributes(tagName, attribs) }),
    },
    // The library keeps style sheets as they are.
    exclusiveFilter: ({ tag, text: inner }) => tag === 'style' && !isSafeCss(inner),
  })
  const from = clean.indexOf('<svg')
  const to = clean.lastIndexOf('</svg>')
  if (from < 0 || to < from || elements > MAX_ELEMENTS || deepest > MAX_DEPTH) return undefined
  return withNamespaces(clean.slice(from, to + '</svg>'.length))
}

/** Extracts the embedded images of a sanitized SVG, which browsers decode with it. */
export function extractImages(clean: string): readonly Buffer[] {
  return [...clean.matchAll(/"data:image\/\w+;base64,([^"]*)"/g)].map(([, text = '']) =>
    Buffer.from(text, 'base64'),
  )
}

function sanitizeAttributes(
  tag: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      if (LINKS.has(name)) return isSafeLink(tag, value)
      if (name.startsWith('xmlns')) return NAMESPACES.get(name) === value
      if (name.includes(':') && name !== 'xml:space' && name !== 'xml:lang') return false
      return /^[A-Za-z][\w.-]*$/.test(name) && !/^on/i.test(name) && isSafeCss(value)
    }),
  )
}

function isSafeLink(tag: string, value: string): boolean {
  if (/^#[\w.:-]+$/.test(value)) return true
  return tag === 'image' && EMBEDDED.test(value)
}

/** Returns whether CSS references nothing outside the file. */
function isSafeCss(css: string): boolean {
  if (
    /[<\\]|@import|expression\s*\(|javascript:|image-set|src\s*\(|-moz-binding|behavior\s*:/i.test(
      css,
    )
  )
    return false
  return [...css.matchAll(/url\s*\(\s*(["']?)\s*([^)]{0,8})/gi)].every(([, , to = '']) =>
    to.startsWith('#'),
  )
}

/** Adds missing namespaces: a file without them is not recognized as SVG by browsers. */
function withNamespaces(svg: string): string {
  const [open = ''] = /^<svg[^>]*>/.exec(svg) ?? []
  const missing = [...NAMESPACES].filter(
    ([name]) => !open.includes(` ${name}="`) && (name === 'xmlns' || svg.includes('xlink:')),
  )
  const added = missing.map(([name, value]) => ` ${name}="${value}"`).join('')
  return `<svg${added}${svg.slice('<svg'.length)}`
}
