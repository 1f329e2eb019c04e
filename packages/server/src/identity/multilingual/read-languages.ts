import type { Body, changeLanguages } from '@vitrine/contract'
import { platformPart } from '@vitrine/model'
import type { KeptLanguage } from './store.ts'

type Given = Body<typeof changeLanguages>['languages'][number]

/** A language beside the site's own, as it is kept. An empty name is CLDR's. */
export interface OtherLanguage {
  readonly tag: string
  readonly prefix: string
  readonly isCustomCode: boolean
  readonly enabled: boolean
  readonly displayName: string
}

type Named = Given & { readonly tag: string }

/**
 * The languages that an owner wants beside the site's own, or what is wrong with which of them. One that
 * is there already keeps its addresses. `standing` is what addresses of pages begin with: they would be
 * found no more behind a language that begins so, too.
 */
export function readLanguages(
  given: readonly Given[],
  present: readonly KeptLanguage[],
  standing: ReadonlySet<string>,
):
  | { readonly others: readonly OtherLanguage[] }
  | { readonly faults: ReadonlyMap<number, string> } {
  const faults = new Map<number, string>()
  const own = present.find(({ isDefault }) => isDefault)?.tag ?? ''
  const named = given.map((each, index): Named => {
    const read = each.isCustomCode ? customTag(each) : knownTag(each.tag)
    if ('fault' in read) faults.set(index, read.fault)
    return { ...each, tag: 'tag' in read ? read.tag : each.tag }
  })
  for (const [index, { tag }] of named.entries()) {
    const first = named.findIndex((other) => isSame(other.tag, tag))
    if (first !== index && !faults.has(index)) faults.set(index, `${tag} is there twice.`)
  }
  const kept = new Map(present.map(({ tag, prefix }) => [tag, prefix]))
  const taken = new Set<string>()
  const prefixes = new Map<number, string>()
  const others = [...named.entries()].filter(([, { tag }]) => !isSame(tag, own))
  const tags = [own, ...others.map(([, { tag }]) => tag)]
  // What somebody chose comes first: the others make way.
  for (const [index, { tag, prefix }] of others) {
    const chosen = prefix === undefined ? kept.get(tag) : prefix.toLowerCase()
    if (chosen === undefined || faults.has(index)) continue
    const fault = prefixFault(chosen, {
      tag,
      tags,
      taken,
      standing: kept.get(tag) === chosen ? new Set() : standing,
    })
    if (fault !== undefined) faults.set(index, fault)
    prefixes.set(index, chosen)
    taken.add(chosen)
  }
  for (const [index, { tag }] of others) {
    if (prefixes.has(index) || faults.has(index)) continue
    const prefix = candidates(tag, tags).find(
      (each) => prefixFault(each, { tag, tags, taken, standing }) === undefined,
    )
    if (prefix === undefined) faults.set(index, `Choose what the addresses of ${tag} begin with.`)
    else prefixes.set(index, prefix)
    taken.add(prefix ?? '')
  }
  if (faults.size > 0) return { faults }
  return {
    others: others.map(([index, { tag, isCustomCode, enabled, displayName = '' }]) => {
      const prefix = prefixes.get(index) ?? ''
      return { tag, prefix, isCustomCode, enabled, displayName: displayName.trim() }
    }),
  }
}

type Read = { readonly tag: string } | { readonly fault: string }

function knownTag(text: string): Read {
  const malformed = `${quoted(text)} is no language. Write it like "fr" or "pt-BR".`
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim())
    const { baseName, language } = new Intl.Locale(tag)
    if (baseName !== tag)
      return { fault: `${quoted(text)} says more than a language. Write ${baseName}.` }
    if (tag === '' || tag.length > 35) return { fault: malformed }
    if (knownIn('en', language) !== undefined) return { tag }
    return {
      fault: `Nobody knows the language ${quoted(text)}. If it is a code of your own, say so and name it.`,
    }
  } catch {
    return { fault: malformed }
  }
}

function customTag({ tag: text, displayName = '' }: Given): Read {
  const tag = text.trim().toLowerCase()
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(tag) || tag.length < 2 || tag.length > 35)
    return { fault: `A code of your own has 2 to 35 letters, digits and "-", not ${quoted(text)}.` }
  const name = displayName.trim()
  if (name === '' || name.length > 60)
    return { fault: `The code ${tag} is your own: give it a name of at most 60 characters.` }
  const isKnown = 'tag' in knownTag(tag)
  return isKnown ? { fault: `${tag} is no code of your own: everybody knows it.` } : { tag }
}

function prefixFault(
  prefix: string,
  by: {
    readonly tag: string
    readonly tags: readonly string[]
    readonly taken: ReadonlySet<string>
    readonly standing: ReadonlySet<string>
  },
): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(prefix) || prefix.length > 35)
    return `An address cannot begin with ${quoted(prefix)}: use letters, digits and "-".`
  const other = by.tags.find((tag) => isSame(tag, prefix) && tag !== by.tag)
  if (by.taken.has(prefix) || other !== undefined)
    return `Addresses that begin with /${prefix} are those of another language.`
  if (by.standing.has(prefix))
    return `A page of yours stands at /${prefix}. Choose what else the addresses of ${by.tag} begin with.`
  return platformPart(prefix) === undefined
    ? undefined
    : `Something of the site itself stands at /${prefix}.`
}

/** The language alone where no other says the same, and else the whole tag. */
function candidates(tag: string, tags: readonly string[]): readonly string[] {
  const whole = tag.toLowerCase()
  const [language = whole] = whole.split('-')
  const isAlone = tags.every(
    (each) => each === tag || each.toLowerCase().split('-')[0] !== language,
  )
  return isAlone ? [language, whole] : [whole]
}

function knownIn(locale: string, language: string): string | undefined {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(language)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text)
}
