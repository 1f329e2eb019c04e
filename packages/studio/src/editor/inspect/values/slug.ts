const SLUG = /^[\p{Ll}\p{Lo}\p{N}\p{M}]+(-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u

/** Returns why a text cannot be the URL of any page; undefined if it can. */
export function findSlugIssue(slug: string): 'empty' | 'invalid' | undefined {
  if (slug === '') return 'empty'
  return SLUG.test(slug) ? undefined : 'invalid'
}
