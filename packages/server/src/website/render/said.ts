import { type Say, saying } from '@vitrine/model'
import type { SiteLanguage } from '../../identity/multilingual/index.ts'
import { stringsOf } from './strings.ts'
import type { Theme } from './theme.ts'

/** All that a page says in words of the platform's and the theme's. */
export interface Words {
  readonly strings: Readonly<Record<string, unknown>>
  /** What the server's own sentences are in the page's language. */
  readonly say: Say
  /** Those that differ from what they are in English, for the page's scripts. */
  readonly said: Readonly<Record<string, string>> | undefined
}

/** Names of strings that the server and the islands say themselves, in English. */
const SAID = /^(said|cart)[A-Z]/

const kept = new WeakMap<Theme, Map<string, Words>>()

export function wordsOf(theme: Theme, language: Pick<SiteLanguage, 'tag'>): Words {
  const known = kept.get(theme) ?? new Map<string, Words>()
  kept.set(theme, known)
  const made = known.get(language.tag) ?? readWords(theme, language)
  known.set(language.tag, made)
  return made
}

function readWords(theme: Theme, language: Pick<SiteLanguage, 'tag'>): Words {
  const strings = stringsOf(theme, language)
  const texts = Object.entries(theme.written).flatMap(([key, english]) => {
    const text = strings[key]
    const differs = SAID.test(key) && typeof text === 'string' && text !== english
    return differs ? [[english, text] as const] : []
  })
  const said = texts.length === 0 ? undefined : Object.fromEntries(texts)
  return { strings, say: saying(said ?? {}), said }
}
