import type { Body, changeLanguages } from '@vitrine/contract'
import { getReservedSegment } from '@vitrine/model'
import { getLanguageName } from './languages.ts'
import type { StoredLanguage } from './store.ts'

type LanguageInput = Body<typeof changeLanguages>['languages'][number]

/** A language besides the site's own, as it is stored. An empty name stands for CLDR's. */
export interface OtherLanguage {
  readonly tag: string
  readonly prefix: string
  readonly isCustomCode: boolean
  readonly enabled: boolean
  readonly displayName: string
}

type NamedLanguage = LanguageInput & { readonly tag: string }

/** The field of an invalid language, and its error. */
type LanguageError = readonly [field: 'tag' | 'prefix' | 'displayName', message: string]

/**
 * Validates the languages of a site besides its own, or returns an error for each invalid one by index. A
 * known language keeps its prefix. `usedPrefixes` are the first segments of page paths: a language with such
 * a prefix would hide these pages.
 */
export function parseLanguages(
  input: readonly LanguageInput[],
  current: readonly StoredLanguage[],
  usedPrefixes: ReadonlySet<string>,
):
  | { readonly others: readonly OtherLanguage[] }
  | { readonly errors: ReadonlyMap<number, LanguageError> } {
  const errors = new Map<number, LanguageError>()
  const own = current.find(({ isDefault }) => isDefault)?.tag ?? ''
  const named = input.map((each, index): NamedLanguage => {
    const parsed = each.isCustomCode ? parseCustomTag(each) : parseTag(each.tag)
    if ('error' in parsed) errors.set(index, parsed.error)
    return { ...each, tag: 'tag' in parsed ? parsed.tag : each.tag }
  })
  for (const [index, { tag }] of named.entries()) {
    const first = named.findIndex((other) => isSameTag(other.tag, tag))
    if (first !== index && !errors.has(index)) errors.set(index, ['tag', `${tag} is listed twice.`])
  }
  const prefixesBefore = new Map(current.map(({ tag, prefix }) => [tag, prefix]))
  const taken = new Set<string>()
  const prefixes = new Map<number, string>()
  const others = [...named.entries()].filter(([, { tag }]) => !isSameTag(tag, own))
  const tags = [own, ...others.map(([, { tag }]) => tag)]
  // Chosen prefixes come first; default ones avoid them.
  for (const [index, { tag, prefix }] of others) {
    const chosen = prefix === undefined ? prefixesBefore.get(tag) : prefix.toLowerCase()
    if (chosen === undefined || errors.has(index)) continue
    const error = getPrefixError(chosen, {
      tag,
      tags,
      taken,
      usedPrefixes: prefixesBefore.get(tag) === chosen ? new Set() : usedPrefixes,
    })
    if (error !== undefined) errors.set(index, ['prefix', error])
    prefixes.set(index, chosen)
    taken.add(chosen)
  }
  for (const [index, { tag }] of others) {
    if (prefixes.has(index) || errors.has(index)) continue
    const prefix = getPrefixCandidates(tag, tags).find(
      (each) => getPrefixError(each, { tag, tags, taken, usedPrefixes }) === undefined,
    )
    if (prefix === undefined) errors.set(index, ['prefix', `Choose a URL prefix for ${tag}.`])
    else prefixes.set(index, prefix)
    taken.add(prefix ?? '')
  }
  if (errors.size > 0) return { errors }
  return {
    others: others.map(([index, { tag, isCustomCode, enabled, displayName = '' }]) => {
      const prefix = prefixes.get(index) ?? ''
      const name = displayName.trim()
      // CLDR's name is stored as none, so that clients may send back what they read.
      const ownName = !isCustomCode && name === getLanguageName(tag) ? '' : name
      return { tag, prefix, isCustomCode, enabled, displayName: ownName }
    }),
  }
}

type ParsedTag = { readonly tag: string } | { readonly error: LanguageError }

function parseTag(text: string): ParsedTag {
  const reject = (message: string): ParsedTag => ({ error: ['tag', `${quote(text)} ${message}`] })
  const malformed = 'is not a language tag. Use a tag such as "fr" or "pt-BR".'
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim())
    const { baseName, language } = new Intl.Locale(tag)
    if (baseName !== tag) return reject(`has extensions. Use ${baseName}.`)
    if (tag === '' || tag.length > 35) return reject(malformed)
    if (findLanguageName('en', language) !== undefined) return { tag }
    return reject('is not a registered language. To use it, mark it as a custom code and name it.')
  } catch {
    return reject(malformed)
  }
}

function parseCustomTag({ tag: text, displayName = '' }: LanguageInput): ParsedTag {
  const tag = text.trim().toLowerCase()
  const reject = (...error: LanguageError): ParsedTag => ({ error })
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(tag) || tag.length < 2 || tag.length > 35) {
    const rule = 'Use 2 to 35 letters, digits and "-".'
    return reject('tag', `${quote(text)} is not a custom code. ${rule}`)
  }
  const name = displayName.trim()
  if (name === '' || name.length > 60) {
    const message = `Enter a name of at most 60 characters for the custom code ${tag}.`
    return reject('displayName', message)
  }
  const isKnown = 'tag' in parseTag(tag)
  return isKnown ? reject('tag', `${tag} is a registered language, not a custom code.`) : { tag }
}

function getPrefixError(
  prefix: string,
  by: {
    readonly tag: string
    readonly tags: readonly string[]
    readonly taken: ReadonlySet<string>
    readonly usedPrefixes: ReadonlySet<string>
  },
): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(prefix) || prefix.length > 35)
    return `${quote(prefix)} cannot be a URL prefix. Use letters, digits and "-".`
  const other = by.tags.find((tag) => isSameTag(tag, prefix) && tag !== by.tag)
  if (by.taken.has(prefix) || other !== undefined)
    return `Another language uses the prefix /${prefix}.`
  if (by.usedPrefixes.has(prefix))
    return `A page uses the path /${prefix}. Choose a different prefix for ${by.tag}.`
  return getReservedSegment(prefix) === undefined
    ? undefined
    : `The site reserves the path /${prefix}. Choose a different prefix.`
}

/** Returns the language code if no other language of the site shares it, and else the whole tag. */
function getPrefixCandidates(tag: string, tags: readonly string[]): readonly string[] {
  const whole = tag.toLowerCase()
  const [language = whole] = whole.split('-')
  const isAlone = tags.every(
    (each) => each === tag || each.toLowerCase().split('-')[0] !== language,
  )
  return isAlone ? [language, whole] : [whole]
}

function findLanguageName(locale: string, language: string): string | undefined {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(language)
}

function isSameTag(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text)
}
