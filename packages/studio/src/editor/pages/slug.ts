import type { TextId } from '../../ui/texts.ts'

const SLUG = /^[\p{Ll}\p{Lo}\p{N}\p{M}]+(-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u

/** Creates the slug of a title: lower case, with hyphens. */
export function createSlug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{Ll}\p{Lo}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 200)
}

/** Returns the id of the text that says why a slug cannot be used; undefined if it can. */
export function findSlugError(slug: string, taken: readonly string[]): TextId | undefined {
  if (slug === '') return 'pages.slug.empty'
  if (!SLUG.test(slug)) return 'pages.slug.invalid'
  return taken.includes(slug) ? 'pages.slug.taken' : undefined
}
