/** Matches the name of a site's own theme, or of its draft. */
const OWN_NAME = /^own-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})(-draft)?$/
const DRAFT = '-draft'

/** Returns the name under which a site's own theme is loaded, or its draft. */
export function formatOwnThemeName(id: string, { isDraft = false } = {}): string {
  return `own-${id.replaceAll('-', '')}${isDraft ? DRAFT : ''}`
}

/** Returns the id in the name of a site's own theme; undefined for other themes. */
export function parseOwnThemeName(
  name: string,
): { readonly id: string; readonly isDraft: boolean } | undefined {
  const [, ...parts] = OWN_NAME.exec(name) ?? []
  if (parts.length === 0) return undefined
  return { id: parts.slice(0, 5).join('-'), isDraft: parts[5] !== undefined }
}

/** Returns the name that settings of a theme are stored under, which a draft shares with its theme. */
export function getSettingsName(name: string): string {
  return parseOwnThemeName(name)?.isDraft ? name.slice(0, -DRAFT.length) : name
}
