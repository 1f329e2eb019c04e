import { isUtf8 } from 'node:buffer'
import * as z from 'zod/mini'
import { getThemeFileError, type StoredOwnTheme } from '../../../website/themes/index.ts'

/** A changed file of a theme: its text, its bytes in base64, or what became of that of the base. */
const changeSchema = z.strictObject({
  path: z
    .string()
    .check(z.refine((path) => getThemeFileError(path) === undefined, 'A theme has no such file.')),
  text: z.optional(z.string()),
  base64: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
  /** `removed` if the theme does not have it, `original` if it is that of the base again. */
  state: z.optional(z.enum(['removed', 'original'])),
})

/** A theme that belongs to the site, as `themes/<id>.json` has it. */
export const themeFileSchema = z.strictObject({
  id: z.uuid(),
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The name of the installed theme that it changes; empty for an uploaded one. */
  base: z.string().check(z.maxLength(63)),
  createdAt: z.iso.datetime(),
  isPublished: z.boolean(),
  published: z.array(changeSchema),
  draft: z.array(changeSchema),
})

export type ThemeFile = z.output<typeof themeFileSchema>
type Change = ThemeFile['published'][number]

export function toThemeFile({ published, draft, ...theme }: StoredOwnTheme): ThemeFile {
  return { ...theme, published: published.map(toChange), draft: draft.map(toChange) }
}

function toChange({
  path,
  content,
  isOfBase,
}: StoredOwnTheme['published'][number]): ThemeFile['published'][number] {
  if (!content) return { path, state: isOfBase ? 'original' : 'removed' }
  return isUtf8(content)
    ? { path, text: content.toString('utf8') }
    : { path, base64: content.toString('base64') }
}

export function fromThemeFile({ published, draft, ...theme }: ThemeFile): StoredOwnTheme {
  return { ...theme, published: published.map(fromChange), draft: draft.map(fromChange) }
}

function fromChange({ path, text, base64, state }: Change): StoredOwnTheme['published'][number] {
  if (text !== undefined) return { path, content: Buffer.from(text), isOfBase: false }
  if (base64 !== undefined) return { path, content: Buffer.from(base64, 'base64'), isOfBase: false }
  return { path, content: null, isOfBase: state === 'original' }
}
