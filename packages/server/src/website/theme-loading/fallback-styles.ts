import type { ThemeFiles } from './theme-files.ts'

/** The cascade layer of the styles, which any rule of the theme overrides. */
const LAYER = 'platform'
const FOLDER = 'fallback/'

/** The shared style sheets of controls that are anywhere on a page. */
const OPEN_SHEETS = ['options', 'swatches', 'quick-view', 'installments']
/** The shared style sheets whose names of classes are common, for the platform's own pages only. */
const SCOPED_SHEETS = [
  ...['layout', 'controls', 'forms', 'cart', 'checkout', 'pages'],
  ...['items', 'comments', 'reviews', 'search'],
]

/** Matches style sheets that only reset what browsers set for elements: no class, id or rule with a name. */
const ELEMENT_RESET = /^(?:[\w\s,*:>()[\]='"-]+\{[^{}!]*\})*\s*$/

/**
 * Puts a reset of elements into a layer below the platform's own: it clears the margins of browsers, and not those of the platform's
 * templates.
 */
export function layReset(css: string): string {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '')
  return ELEMENT_RESET.test(rules) ? `@layer reset {${css}\n}` : css
}

/**
 * Returns the styles of the platform's own templates and controls for a theme that does not style them. Empty for one that uses the shared
 * style sheets of the platform.
 */
export function getFallbackStyles(
  { texts, shared }: ThemeFiles,
  listed: readonly string[],
): string {
  if (!shared || listed.some((name) => shared.has(`styles/${name}`))) return ''
  const readSheets = (names: readonly string[]) =>
    names.map((name) => texts.get(`styles/${name}.css`) ?? '').join('\n')
  const readOwn = (name: string) => texts.get(`${FOLDER}${name}.css`) ?? ''
  const css = [
    readOwn('tokens'),
    readSheets(OPEN_SHEETS),
    readOwn('controls'),
    `.system-content {${readSheets(SCOPED_SHEETS)}}`,
    readOwn('pages'),
    readOwn('lists'),
    readOwn('items'),
    readOwn('checkout'),
  ]
  return `@layer ${LAYER} {\n${css.join('\n')}}`
}
