import { getReservedSegment } from '@vitrine/model'

const SLUG = /^[\p{Ll}\p{Lo}\p{N}\p{M}]+(-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u

/** Returns why a text cannot be a URL; undefined if it can. `prefixes` are those of languages, given for pages alone. */
export function findSlugIssue(
  slug: string,
  prefixes?: readonly string[],
): 'empty' | 'invalid' | 'reserved' | 'language' | undefined {
  if (slug === '') return 'empty'
  if (!SLUG.test(slug)) return 'invalid'
  if (prefixes?.includes(slug)) return 'language'
  return prefixes && getReservedSegment(slug) !== undefined ? 'reserved' : undefined
}
