import type { StudioText } from '../../ui/i18n.ts'
import { findSlugIssue } from '../inspect/values/slug.ts'

/** Creates the slug of a title: lower case, with hyphens. */
export function createSlug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{Ll}\p{Lo}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 200)
}

/** Returns the slug of a title that a new page can have: with a number from 2 if the slug itself is used or reserved. */
export function createFreeSlug(
  title: string,
  taken: readonly string[],
  prefixes?: readonly string[],
): string {
  const slug = createSlug(title)
  const isFree = (each: string) => findSlugError(each, taken, prefixes) === undefined
  // A slug that is not valid stays so with a number.
  if (slug === '' || isFree(slug)) return slug
  // At most as many numbers are used as there are slugs.
  const numbered = [...taken, ''].map((_, at) => `${slug.slice(0, 190)}-${at + 2}`)
  return numbered.find(isFree) ?? slug
}

/**
 * Returns the text that says why a slug cannot be used; undefined if it can. `prefixes` are those of the languages,
 * given for pages alone: Vitrine reserves URLs below them.
 */
export function findSlugError(
  slug: string,
  taken: readonly string[],
  prefixes?: readonly string[],
): StudioText | undefined {
  const issue = findSlugIssue(slug, prefixes)
  if (issue) return (t) => t(`pages.slug.${issue}`, { slug })
  return taken.includes(slug) ? (t) => t('pages.slug.taken') : undefined
}
