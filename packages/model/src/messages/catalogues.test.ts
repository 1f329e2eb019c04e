import { describe, expect, it } from 'vitest'
import { getCatalogue, getTranslate, messageLanguages } from './catalogues.ts'
import { en } from './en/index.ts'
import { studioErrors } from './en/studio-errors.ts'
import type { MessageText } from './message.ts'

const english: Readonly<Record<string, MessageText>> = en
const others = messageLanguages.filter((language) => language !== 'en')

function getTexts(text: MessageText): readonly string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}

/** The parameters and elements of a text: `{name}`, `<em>`. Plural forms may omit them. */
function getParts(text: MessageText): readonly string[] {
  const parts = getTexts(text).flatMap((each) => each.match(/\{\w+\}|<\/?\w+>/g) ?? [])
  return [...new Set(parts)].toSorted()
}

/** Texts that are right to be as in English, such as "OK", in some language. */
const SAME_AS_ENGLISH = 0.12

describe.each(messageLanguages)('the messages in %s', (language) => {
  const messages: Readonly<Record<string, MessageText>> = getCatalogue(language) ?? {}

  it('have the ids of the English ones', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it('have the same parameters and elements as the English ones', () => {
    const different = Object.entries(messages).filter(
      ([id, text]) => String(getParts(text)) !== String(getParts(english[id] ?? '')),
    )
    expect(different).toEqual([])
  })

  it('have every plural category of the language and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const plurals = Object.values(messages).filter((text) => typeof text !== 'string')
    expect(plurals.length).toBeGreaterThan(5)
    for (const text of plurals)
      expect(Object.keys(text).toSorted()).toEqual(pluralCategories.toSorted())
  })

  it('have no empty text and no typewriter apostrophe in a word', () => {
    const texts = Object.values(messages).flatMap(getTexts)
    expect(texts.filter((text) => text.trim() === '' || /\p{L}'\p{L}/u.test(text))).toEqual([])
  })
})

it('are translated: hardly any text is as in English', () => {
  const counts = others.map((language) => {
    const messages: Readonly<Record<string, MessageText>> = getCatalogue(language) ?? {}
    const same = Object.keys(english).filter((id) => messages[id] === english[id])
    return [language, same.length / Object.keys(english).length] as const
  })
  expect(counts.filter(([, share]) => share > SAME_AS_ENGLISH)).toEqual([])
})

it('include languages of both directions', () => {
  expect(messageLanguages).toEqual(expect.arrayContaining(['ar', 'de', 'en', 'fr', 'he']))
})

it('have no ids in common with the errors of the studio', () => {
  expect(Object.keys(studioErrors).filter((id) => Object.hasOwn(english, id))).toEqual([])
})

describe('translating', () => {
  it('fills in parameters as they are, and writes numbers as the language does', () => {
    const translate = getTranslate('de')
    expect(translate('cart.chooseOption', { option: '$& Größe' })).toBe(
      'Wählen Sie die Option $& Größe.',
    )
    expect(translate('likes.like', { count: 12_345 })).toBe('Gefällt mir, 12.345')
  })

  it.each([
    ['en', 1, 'Try again in 1 minute.'],
    ['en', 2, 'Try again in 2 minutes.'],
    ['fr', 0, 'Réessayez dans 0 minute.'],
    ['ar', 2, 'حاول مرة أخرى بعد دقيقتين.'],
    ['ar', 5, 'حاول مرة أخرى بعد 5 دقائق.'],
    ['he', 2, 'נא לנסות שוב בעוד שתי דקות.'],
    ['ja', 1, '1分後にもう一度お試しください。'],
  ])('chooses the plural form of %s for %d', (language, count, expected) => {
    expect(getTranslate(language)('page-locks.tooManyTries', { count })).toContain(expected)
  })

  it('uses the language of a regional tag, and English for others', () => {
    expect(getTranslate('fr-CA')('cart.remove')).toBe('Retirer')
    expect(getTranslate('tlh')('cart.remove')).toBe('Remove')
    expect(getTranslate('not a tag')('likes.like', { count: 1 })).toBe('Like, 1')
  })
})
