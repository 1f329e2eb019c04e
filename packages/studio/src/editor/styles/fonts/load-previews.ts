import type { FontFamily } from '@vitrine/model'
import { listFaces, parseFamily, resolveSource, type ThemeFace } from './theme-faces.ts'

/** The styles of the theme without those of the owner, which the page has loaded as well. */
const THEME_STYLES = '/site.css?aesthetics=none'

/** Loads which font files the styles of the theme have. */
export async function fetchThemeFaces(): Promise<readonly ThemeFace[]> {
  const response = await fetch(THEME_STYLES)
  if (!response.ok) throw new Error(`The styles of the theme answer ${response.status}.`)
  const version = response.headers.get('etag')?.replaceAll(/\W/g, '') ?? ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(await response.text())
  return [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSFontFaceRule ? toFace(rule, { base: response.url, version }) : [],
  )
}

function toFace(
  { style }: CSSFontFaceRule,
  { base, version }: { readonly base: string; readonly version: string },
): ThemeFace {
  const read = (name: string) => style.getPropertyValue(name)
  return {
    family: parseFamily(read('font-family')),
    source: resolveSource(read('src'), base, version),
    weight: read('font-weight'),
    style: read('font-style'),
    unicodeRange: read('unicode-range'),
  }
}

/** The number of fonts that were loaded. */
let previews = 0

/**
 * Loads a font of the theme into the studio. Resolves to the stack that shows it. Its name there is its own, so that the
 * studio's texts keep their font.
 */
export async function loadPreview(
  { id, name, stack }: FontFamily,
  themeFaces: readonly ThemeFace[],
): Promise<string> {
  // A name of its own for each loading: faces of an older file have theirs.
  previews += 1
  const family = `theme-preview-${id}-${previews}`
  const faces = listFaces(stack, themeFaces).map(
    ({ source, weight, style, unicodeRange }) =>
      new FontFace(family, source, {
        ...(weight && { weight }),
        ...(style && { style }),
        ...(unicodeRange && { unicodeRange }),
      }),
  )
  if (faces.length === 0) return stack
  for (const face of faces) document.fonts.add(face)
  try {
    const loaded = await document.fonts.load(`1rem "${family}"`, name)
    if (loaded.some(({ status }) => status === 'error')) throw new Error(`${name} does not load.`)
  } catch (error) {
    for (const face of faces) document.fonts.delete(face)
    throw error
  }
  return `"${family}", ${stack}`
}
