import { objectIn, textIn } from './theme-conf.ts'

/** What templates say to visitors. */
export interface ThemeStrings {
  /** What templates say to visitors in their own words, by language: `fr` serves `fr-CA` too. */
  readonly strings: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** The platform's own words in English, whatever the theme says for them. */
  readonly written: Readonly<Record<string, string>>
}

/** What owners read of a theme in one language: in English, and in that. */
export type Labels = ReadonlyMap<string, string>

interface Files {
  readonly paths: readonly string[]
  readonly json: (path: string) => unknown
}

/** The platform's come first, so that a theme's own words for the same stand. */
export function stringsOf(files: Files): ThemeStrings {
  const strings = new Map<string, Readonly<Record<string, string>>>()
  const written: Record<string, string> = {}
  for (const path of files.paths) {
    const [, system, named] = /^(system\/)?strings\/visitor-([A-Za-z0-9-]+)\.json$/.exec(path) ?? []
    if (named === undefined) continue
    const language = named.toLowerCase()
    const texts = textsOf(files.json(path))
    if (system !== undefined && language === 'en') Object.assign(written, texts)
    strings.set(language, { ...strings.get(language), ...texts })
  }
  return { strings, written }
}

/** @see compat §1 "strings/{template,tweaks,annotations,configuration}-<locale>.json" */
export function labelsOf(files: Files): ReadonlyMap<string, Labels> {
  const labels = new Map<string, Labels>()
  for (const path of files.paths) {
    const [, named] =
      /^strings\/(?:template|tweaks|annotations|configuration)-([A-Za-z0-9-]+)\.json$/.exec(path) ??
      []
    if (named === undefined) continue
    const language = named.toLowerCase()
    const texts = Object.entries(textsOf(files.json(path)))
    labels.set(language, new Map([...(labels.get(language) ?? []), ...texts]))
  }
  return labels
}

function textsOf(given: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(objectIn(given)).flatMap(([key, value]) => {
    const text = textIn(value)
    return text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries(texts)
}
