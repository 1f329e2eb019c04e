/** A font file of the theme, as its styles declare it. */
export interface ThemeFace {
  readonly family: string
  /** The files, as CSS. */
  readonly source: string
  readonly weight: string
  readonly style: string
  readonly unicodeRange: string
}

/** Returns the upright files of the first font of a stack that has files; none if the theme has no files of these fonts. */
export function listFaces(stack: string, faces: readonly ThemeFace[]): readonly ThemeFace[] {
  const files = faces.filter(({ source }) => source.includes('url('))
  const family = stack
    .split(',')
    .map(parseFamily)
    .find((name) => files.some((face) => face.family === name))
  const own = files.filter((face) => face.family === family)
  const upright = own.filter(({ style }) => style === '' || style === 'normal')
  return upright.length > 0 ? upright : own
}

/** Returns the name of a font without its quotes. */
export function parseFamily(text: string): string {
  return text.trim().replaceAll(/^['"]|['"]$/g, '')
}

/** Resolves the addresses of font files, which a style sheet names relative to itself. */
export function resolveSource(source: string, base: string): string {
  return source.replaceAll(
    /url\((['"]?)([^'")]+)\1\)/g,
    (_, __, address: string) => `url("${new URL(address, base).href}")`,
  )
}
