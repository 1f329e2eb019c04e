const SLUG = /^[\p{Ll}\p{Lo}\p{N}\p{M}]+(-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u

/** Returns why a text cannot be the URL of a page; undefined if it can. */
export function parseSlug(
  slug: string,
  taken: readonly string[],
): 'empty' | 'invalid' | 'taken' | undefined {
  if (slug === '') return 'empty'
  if (!SLUG.test(slug)) return 'invalid'
  return taken.includes(slug) ? 'taken' : undefined
}
