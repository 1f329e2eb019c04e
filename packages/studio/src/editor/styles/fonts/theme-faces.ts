import type { FontFamily } from '@vitrine/model'

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

/** Creates the key under which a loaded font is kept. A font may change its files and keep its name and stack. */
export function createPreviewKey(
  { id, stack }: Pick<FontFamily, 'id' | 'stack'>,
  faces: readonly ThemeFace[],
): readonly unknown[] {
  return ['fontPreview', id, stack, listFaces(stack, faces)]
}

/** Returns the name of a font without its quotes. */
export function parseFamily(text: string): string {
  return text.trim().replaceAll(/^['"]|['"]$/g, '')
}

/**
 * Resolves the addresses of font files, which a style sheet names relative to itself. All themes have theirs at the same
 * addresses, so that `version` parts those of one from those of another.
 */
export function resolveSource(source: string, base: string, version = ''): string {
  return source.replaceAll(/url\((['"]?)([^'")]+)\1\)/g, (_, __, address: string) => {
    const url = new URL(address, base)
    if (version !== '' && url.origin === new URL(base).origin) url.searchParams.set('of', version)
    return `url("${url.href}")`
  })
}
