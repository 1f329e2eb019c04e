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

const MOST_ELEMENTS = 20_000
const DEEPEST = 100

/** What names another place; nothing outside the drawing is ever fetched. */
const LINKS = new Set(['href', 'xlink:href'])
const EMBEDDED = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])

/**
 * A drawing as it may be shown: shapes, paints and texts. Scripts, handlers, motion, foreign markup, notes
 * and every address outside the drawing are left out. Undefined where no drawing remains.
 */
export function cleanSvg(text: string): string | undefined {
  let [elements, depth, deepest] = [0, 0, 0]
  const clean = sanitizeHtml(text, {
    allowedTags: [...GROUPS, ...SHAPES, ...TEXTS, ...PAINTS, ...FILTERS],
    // Attributes are looked at one by one below.
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['data'],
    disallowedTagsMode: 'completelyDiscard',
    // Deeper ones would be left out without a word; it is refused below.
    nestingLimit: DEEPEST,
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
      '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs) }),
    },
    // The library writes style sheets as they came.
    exclusiveFilter: ({ tag, text: inner }) => tag === 'style' && !isSafeCss(inner),
  })
  const from = clean.indexOf('<svg')
  const to = clean.lastIndexOf('</svg>')
  if (from < 0 || to < from || elements > MOST_ELEMENTS || deepest > DEEPEST) return undefined
  return withNamespaces(clean.slice(from, to + '</svg>'.length))
}

/** The pictures that a clean drawing has in it: they are decoded with it, here and in browsers. */
export function picturesIn(clean: string): readonly Buffer[] {
  return [...clean.matchAll(/"data:image\/\w+;base64,([^"]*)"/g)].map(([, text = '']) =>
    Buffer.from(text, 'base64'),
  )
}

function cleanAttributes(
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

/** Paints and styles may point into the drawing, and nowhere else. */
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

/** A drawing that forgot to say so is one all the same; by itself no browser would take it for one. */
function withNamespaces(svg: string): string {
  const [open = ''] = /^<svg[^>]*>/.exec(svg) ?? []
  const missing = [...NAMESPACES].filter(
    ([name]) => !open.includes(` ${name}="`) && (name === 'xmlns' || svg.includes('xlink:')),
  )
  const added = missing.map(([name, value]) => ` ${name}="${value}"`).join('')
  return `<svg${added}${svg.slice('<svg'.length)}`
}
