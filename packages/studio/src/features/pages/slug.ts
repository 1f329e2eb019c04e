const SLUG = /^[\p{Ll}\p{Lo}\p{N}\p{M}]+(-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u

/** Creates the slug of a title: lower case, with hyphens. */
export function createSlug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{Ll}\p{Lo}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 200)
}

/** Returns why a slug cannot be used; undefined if it can. */
export function findSlugError(slug: string, taken: readonly string[]): string | undefined {
  if (slug === '') return 'Enter a URL.'
  if (!SLUG.test(slug)) return 'Use lowercase letters, digits and hyphens.'
  return taken.includes(slug) ? 'Another page has this URL. Choose a different one.' : undefined
}
