import { toObject, toText } from './theme-configuration.ts'

/** The texts of templates for visitors. */
export interface ThemeStrings {
  /** The texts of the theme's templates, by language: `fr` serves `fr-CA` too. */
  readonly strings: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/** The labels of a theme for owners: the English text and its translation. */
export type Labels = ReadonlyMap<string, string>

interface StringFiles {
  readonly paths: readonly string[]
  readonly json: (path: string) => unknown
}

/** Loads the texts that a theme adds to the platform's messages or replaces. */
export function loadStrings(files: StringFiles): ThemeStrings {
  const strings = new Map<string, Readonly<Record<string, string>>>()
  for (const path of files.paths) {
    const [, languageName] = /^strings\/visitor-([A-Za-z0-9-]+)\.json$/.exec(path) ?? []
    if (languageName === undefined) continue
    const language = languageName.toLowerCase()
    const texts = toTextEntries(files.json(path))
    strings.set(language, texts)
  }
  return { strings }
}

/**
 * Loads the translated labels of a theme for owners.
 *
 * @see compat §1 "strings/{template,tweaks,annotations,configuration}-<locale>.json"
 */
export function loadLabels(files: StringFiles): ReadonlyMap<string, Labels> {
  const labels = new Map<string, Labels>()
  for (const path of files.paths) {
    const [, languageName] =
      /^strings\/(?:template|tweaks|annotations|configuration)-([A-Za-z0-9-]+)\.json$/.exec(path) ??
      []
    if (languageName === undefined) continue
    const language = languageName.toLowerCase()
    const texts = Object.entries(toTextEntries(files.json(path)))
    labels.set(language, new Map([...(labels.get(language) ?? []), ...texts]))
  }
  return labels
}

function toTextEntries(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(toObject(value)).flatMap(([key, value]) => {
    const text = toText(value)
    return text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries(texts)
}
