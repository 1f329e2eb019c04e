import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { belowMinimumMessage, cartMessages, checkoutMessages } from '@vitrine/model'
import { THEMES } from '../../platform/config/paths.ts'
import { labels } from './labels.ts'
import { wordsOf } from './said.ts'
import { searchLabels } from './search-labels.ts'
import { buildTheme } from './theme.ts'
import { readThemeFiles, withFallback } from './theme-files.ts'
import { Themes } from './themes.ts'

const folder = fileURLToPath(THEMES)
const themes = new Themes(folder, { watches: false, onFault: () => undefined })
const textOf = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
// Each is an object of texts.
const jsonOf = (path: string) => JSON.parse(textOf(path)) as Readonly<Record<string, string>>
const keysOf = (language: string, theme = 'system') =>
  Object.keys(jsonOf(`${theme}/strings/visitor-${language}.json`))
/** The platform's folder, and those of themes with words of their own. */
const speaking = readdirSync(folder).filter((theme) => existsSync(`${folder}/${theme}/strings`))

it('has every text that a template of ours says', () => {
  const everywhere = [
    ...keysOf('en'),
    ...Object.keys(labels),
    ...Object.keys(searchLabels['en'] ?? {}),
  ]
  const own = new Map(speaking.map((theme) => [theme, keysOf('en', theme)]))
  const isKnown = (key: string, path: string) =>
    everywhere.includes(key) || own.get(path.split('/')[0] ?? '')?.includes(key) === true
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const templates = paths.filter((path) => /\.(block|item|list|page|region)$/.test(path))
  expect(templates.length).toBeGreaterThan(50)
  const unknown = templates.flatMap((path) =>
    [...textOf(path).matchAll(/localizedStrings\.(\w+)/g)].flatMap(([, key = '']) =>
      isKnown(key, path) ? [] : `${path}: ${key}`,
    ),
  )
  expect(unknown).toEqual([])
})

it('leaves no word of a template to one language', () => {
  const folders = ['blocks', 'collections', 'partials', '.']
  const paths = folders.flatMap((each) =>
    readdirSync(`${folder}/system/${each}`).map((file) => `system/${each}/${file}`),
  )
  // Names, and what is said where a page has no words at all.
  const accepted = /Facebook|Pinterest|add-label/
  const said = paths
    .filter((path) => /\.(block|item|list|page|region)$/.test(path))
    .flatMap((path) => {
      const text = textOf(path)
        .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, ' ')
        .replaceAll(/\{[^{}]*\}/g, ' ')
        .replaceAll(/<[^>]*>/g, ' ')
      return [...text.matchAll(/\p{L}{2,}/gu)].map(([word]) => `${path}: ${word}`)
    })
  expect(said.filter((each) => !accepted.test(each))).toEqual([])
})

/** Those that the platform speaks beside English. */
const languages = readdirSync(`${folder}/system/strings`).flatMap((file) => {
  const [, language = 'en'] = /^visitor-(.+)\.json$/.exec(file) ?? []
  return language === 'en' ? [] : [language]
})

it('speaks languages of both directions', () => {
  expect(languages).toEqual(expect.arrayContaining(['ar', 'fr', 'he']))
})

/** What a folder of words says in English; the platform says some of it in its code. */
const englishOf = (theme: string): Readonly<Record<string, unknown>> => ({
  ...(theme === 'system' ? labels : {}),
  ...jsonOf(`${theme}/strings/visitor-en.json`),
})
const everywhere = speaking.flatMap((theme) =>
  languages.map((language) => [theme, language] as const),
)

it.each(everywhere)('says in every language what it says in English: %s, %s', (theme, language) => {
  const own = new Set(keysOf(language, theme))
  const english = Object.entries(englishOf(theme)).filter(([, text]) => typeof text === 'string')
  expect(english.length).toBeGreaterThan(10)
  expect(english.filter(([key]) => !own.has(key))).toEqual([])
})

it.each(everywhere)('keeps slots and elements in every language: %s, %s', (theme, language) => {
  const parts = (text: unknown) =>
    typeof text === 'string' ? (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).toSorted() : []
  const english = englishOf(theme)
  const own = Object.entries(jsonOf(`${theme}/strings/visitor-${language}.json`))
  const wrong = own.filter(
    ([key, text]) => key in english && String(parts(text)) !== String(parts(english[key])),
  )
  expect(wrong).toEqual([])
})

it('has every sentence that the cart and the checkout say', () => {
  const english = jsonOf('system/strings/visitor-en.json')
  const said = new Set(Object.values(english))
  // A form that asks for more before something is put into the cart is not there yet.
  const later: readonly string[] = [cartMessages.unableToUpdateForm, cartMessages.unableToOpenForm]
  const sentences = [...Object.values(checkoutMessages), ...Object.values(cartMessages)].filter(
    (sentence) => !later.includes(sentence),
  )
  expect(sentences.filter((sentence) => !said.has(sentence))).toEqual([])
})

it('has every sentence that blocks say to visitors', () => {
  const blocks = fileURLToPath(new URL('../../../../blocks/src/', import.meta.url))
  const words = Object.entries(jsonOf('system/strings/visitor-en.json'))
  const said = new Set(
    words.flatMap(([key, text]) => (/^(?:said|cart)[A-Z]/.test(key) ? [text] : [])),
  )
  const sources = readdirSync(blocks, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/fixtures?\.ts$|\.test\.ts$/.test(path))
    .map((path) => readFileSync(`${blocks}/${path}`, 'utf8'))
  const sentences = sources.flatMap((source) =>
    [...source.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, sentence = '']) => sentence),
  )
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter((sentence) => !said.has(sentence))).toEqual([])
})

it('says again in a language what the server says in English, slots filled', () => {
  const { say } = wordsOf(themes.get('kiln'), { tag: 'fr' })
  expect(say(belowMinimumMessage('20,00 €'))).toBe(
    'Pour commander, le sous-total doit atteindre 20,00 € ou plus.',
  )
  expect(say('Nobody wrote this')).toBe('Nobody wrote this')
})

it('says what a theme writes itself, and the rest in the platform’s words', () => {
  const texts = new Map([
    ['strings/visitor-fr.json', '{"cartTitle": "Mon panier"}'],
    ['strings/visitor-en.json', '{"saidEmail": "We need your email."}'],
  ])
  const files = withFallback({ texts, assets: new Map() }, readThemeFiles(`${folder}/system`))
  const theme = buildTheme('own', files)
  const { strings } = wordsOf(theme, { tag: 'fr' })
  expect(strings).toMatchObject({ cartTitle: 'Mon panier', cartEmpty: 'Votre panier est vide.' })
  expect(wordsOf(theme, { tag: 'en' }).say(checkoutMessages.email)).toBe('We need your email.')
})
