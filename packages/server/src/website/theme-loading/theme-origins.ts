import { createPositionFinder } from './source-position.ts'

/** Another server that the files of a theme load from. */
export interface ThemeOrigin {
  readonly origin: string
  readonly kinds: readonly OriginKind[]
  /** The origin of the fonts that its style sheets load; undefined if it is unknown. */
  readonly fontOrigin: string | undefined
  /** Each use, with its position. */
  readonly uses: readonly OriginUse[]
}

export type OriginKind = 'script' | 'style' | 'font'

export interface OriginUse {
  readonly kind: OriginKind
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The font services whose style sheets load from a second origin. */
const FONT_ORIGINS: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
  'https://use.typekit.net': 'https://use.typekit.net',
  'https://use.fontawesome.com': 'https://use.fontawesome.com',
  'https://maxcdn.bootstrapcdn.com': 'https://maxcdn.bootstrapcdn.com',
  'https://cdnjs.cloudflare.com': 'https://cdnjs.cloudflare.com',
}

const SCRIPT = /<script\b[^>]{0,500}?\ssrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi
const LINK = /<link\b[^>]{1,1000}>/gi
const HREF = /\shref\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/i
const IMPORT =
  /@import\s{1,20}(?:\([a-z, ]{1,60}\)\s{0,20})?(?:url\()?\s{0,20}["']?((?:https?:)?\/\/[^"'\s)]+)/gi
const FONT = /url\(\s*["']?((?:https?:)?\/\/[^"'\s)]+\.(?:woff2?|ttf|otf|eot)[^"'\s)]*)/gi
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/
const TEMPLATE = /\.(?:region|block|list|item|page)$/

/** Finds the other servers that templates and styles load scripts, styles and fonts from. */
export function findThemeOrigins(texts: ReadonlyMap<string, string>): readonly ThemeOrigin[] {
  const found = new Map<string, OriginUse[]>()
  for (const [file, text] of texts) {
    const uses = TEMPLATE.test(file)
      ? [...findTemplateUses(text), ...findStyleUses(text)]
      : /\.(?:css|less)$/.test(file)
        ? findStyleUses(text)
        : []
    const getPosition = uses.length > 0 ? createPositionFinder(text) : undefined
    for (const { url, kind, at } of uses) {
      const origin = parseOrigin(url)
      const position = getPosition?.(at)
      if (origin === undefined || !position) continue
      found.set(origin, [...(found.get(origin) ?? []), { kind, file, ...position }])
    }
  }
  return [...found].map(([origin, uses]) => ({
    origin,
    kinds: [...new Set(uses.map(({ kind }) => kind))],
    fontOrigin: Object.hasOwn(FONT_ORIGINS, origin) ? FONT_ORIGINS[origin] : undefined,
    uses,
  }))
}

interface FoundUrl {
  readonly url: string
  readonly kind: OriginKind
  readonly at: number
}

function findTemplateUses(text: string): readonly FoundUrl[] {
  const scripts = [...text.matchAll(SCRIPT)].map(({ 1: url = '', index }) => ({
    ...{ url, kind: 'script' as const, at: index },
  }))
  const links = [...text.matchAll(LINK)].flatMap(({ 0: link, index }) => {
    const url = HREF.exec(link)?.[1]
    return url !== undefined && /\brel\s{0,9}=\s{0,9}["']?[^"'>]{0,60}stylesheet/i.test(link)
      ? [{ url, kind: 'style' as const, at: index }]
      : []
  })
  return [...scripts, ...links]
}

function findStyleUses(text: string): readonly FoundUrl[] {
  const find = (pattern: RegExp, kind: OriginKind) =>
    [...text.matchAll(pattern)].map(({ 1: url = '', index }) => ({ url, kind, at: index }))
  return [...find(IMPORT, 'style'), ...find(FONT, 'font')]
}

/** Returns the origin of a URL over https; a URL without a scheme gets that of the page. */
function parseOrigin(url: string): string | undefined {
  const whole = url.replace(/^(?:https?:)?(?=\/\/)/i, 'https:')
  if (!URL.canParse(whole)) return undefined
  const { origin } = new URL(whole)
  return ORIGIN.test(origin) ? origin : undefined
}
