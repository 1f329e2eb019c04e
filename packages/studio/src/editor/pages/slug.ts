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
