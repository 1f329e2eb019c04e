import {
  type CommandName,
  type CommandPayload,
  type CommandResult,
  type DocumentKind,
  type Meta,
  runCommand,
} from '@vitrine/page'
import type { EditedBody } from './edited-body.ts'

/** The language that is edited, and the one that texts start from. */
export interface EditedLanguages {
  readonly locale: string
  readonly sourceLocale: string
  /** The URL that the language starts with; that of the source by default. */
  readonly firstSlug?: string | undefined
}

/** Returns whether the body has titles in a language, without which it is not published in it. */
function hasMeta({ meta = {} }: EditedBody, locale: string): boolean {
  return Object.hasOwn(meta, locale)
}

/** Returns the titles and the URL in a language, or those that it starts from. */
export function getShownMeta(
  { meta = {} }: EditedBody,
  { locale, sourceLocale }: EditedLanguages,
): Meta | undefined {
  const found = [locale, sourceLocale].find((each) => Object.hasOwn(meta, each))
  return found === undefined ? Object.values(meta)[0] : meta[found]
}

/** Returns the title and the slug that a new language of the document starts from. */
function getFirstMeta(body: EditedBody, languages: EditedLanguages) {
  const { title = '', slug = '' } = getShownMeta(body, languages) ?? {}
  return { title, slug: languages.firstSlug ?? slug }
}

/** Completes the first title or slug of a language, which cannot be stored without the other one. */
export function completeMeta<N extends CommandName>(
  body: EditedBody,
  name: N,
  payload: CommandPayload<N>,
  languages: EditedLanguages,
): CommandPayload<N> {
  const { locale } = languages
  if (name !== 'meta.set' || hasMeta(body, locale)) return payload
  // The name says which payload it is; TypeScript does not narrow the parameter by it.
  const given = payload as CommandPayload<'meta.set'>
  if (given.locale !== locale || !given.meta) return payload
  return { ...given, meta: { ...getFirstMeta(body, languages), ...given.meta } } as typeof payload
}

/** Adds the title and the slug of a language to the change that writes the first text in it. */
export function addLanguage(
  kind: DocumentKind,
  body: EditedBody,
  result: CommandResult<EditedBody>,
  languages: EditedLanguages,
): CommandResult<EditedBody> {
  const { locale, sourceLocale } = languages
  if (result.error !== undefined || locale === sourceLocale) return result
  const { meta: titles } = result.body
  // Header and footer have no titles, and are published in all languages.
  if (!titles) return result
  if (hasMeta(result.body, locale) || hasMeta(body, locale)) return result
  const isWritten = Object.values(result.body.blocks).some(
    ({ text }) => text && Object.hasOwn(text, locale),
  )
  if (!isWritten) return result
  const meta = getFirstMeta(body, languages)
  const added = runCommand(kind, { ...result.body, meta: titles }, 'meta.set', { locale, meta })
  if (added.error !== undefined) return result
  return {
    ...result,
    body: added.body,
    change: { ...result.change, ops: [...result.change.ops, ...added.change.ops] },
    inverse: [...added.inverse, ...result.inverse],
  }
}
