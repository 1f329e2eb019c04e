import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  englishMessages,
  message,
  type MessageId,
  messageLanguages,
  textsWithoutEmail,
} from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { THEMES } from '../../platform/config/paths.ts'
import { buildTheme } from '../theme-loading/theme.ts'
import { mergeWithPlatform, readThemeFiles } from '../theme-loading/theme-files.ts'
import { getPageMessages } from './page-messages.ts'

const folder = fileURLToPath(THEMES)
const readText = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
// Each file is an object of texts.
const readStrings = (theme: string, language: string) =>
  JSON.parse(readText(`${theme}/strings/visitor-${language}.json`)) as Readonly<
    Record<string, string>
  >
const themesWithStrings = readdirSync(folder).filter((theme) =>
  existsSync(`${folder}/${theme}/strings`),
)
const TEMPLATE = /\.(block|item|list|page|region)$/

function createTheme(strings: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const texts = Object.entries(strings).map(
    ([language, each]) => [`strings/visitor-${language}.json`, JSON.stringify(each)] as const,
  )
  const files = { texts: new Map(texts), assets: new Map<string, Buffer>() }
  return buildTheme('own', mergeWithPlatform(files, readThemeFiles(`${folder}/system`)))
}

describe('the strings of templates', () => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    TEMPLATE.test(path),
  )

  it('exist in the catalog or in the theme', () => {
    expect(paths.length).toBeGreaterThan(50)
    const own = new Map(
      themesWithStrings.map((theme) => [theme, Object.keys(readStrings(theme, 'en'))]),
    )
    const unknown = paths.flatMap((path) =>
      [...readText(path).matchAll(/localizedStrings\.(\w+)/g)].flatMap(([, name = '']) =>
        Object.hasOwn(englishMessages, name) || own.get(path.split('/')[0] ?? '')?.includes(name)
          ? []
          : `${path}: ${name}`,
      ),
    )
    expect(unknown).toEqual([])
  })

  it('are the only texts in templates of the platform', () => {
    // Names, and a label for pages without any strings.
    const accepted = /Facebook|Pinterest|add-label/
    const words = paths
      .filter((path) => /^system\/(?:(?:blocks|collections|partials)\/)?[^/]+$/.test(path))
      .flatMap((path) => {
        const text = readText(path)
          .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, ' ')
          .replaceAll(/\{[^{}]*\}/g, ' ')
          .replaceAll(/<[^>]*>/g, ' ')
        return [...text.matchAll(/\p{L}{2,}/gu)].map(([word]) => `${path}: ${word}`)
      })
    expect(words.filter((word) => !accepted.test(word))).toEqual([])
  })

  it.each(themesWithStrings)(
    'of %s are translated into every language of the platform',
    (theme) => {
      const names = Object.keys(readStrings(theme, 'en')).toSorted()
      for (const language of messageLanguages)
        expect(Object.keys(readStrings(theme, language)).toSorted(), language).toEqual(names)
    },
  )
})

describe('the messages of a page', () => {
  it('are those of its language with the texts of its theme', () => {
    const theme = createTheme({
      fr: { cartTitle: 'Mon panier' },
      en: { 'checkout.email': 'We need your email.', ownLabel: 'Own' },
    })
    const french = getPageMessages(theme, { tag: 'fr-CA' }, { sendsEmail: true })
    expect(french.strings).toMatchObject({
      cartTitle: 'Mon panier',
      cartEmpty: 'Votre panier est vide.',
      ownLabel: 'Own',
    })
    expect(french.translate('checkout.email')).toBe('Indiquez une adresse e-mail.')
    expect(
      getPageMessages(theme, { tag: 'en' }, { sendsEmail: true }).translate('checkout.email'),
    ).toBe('We need your email.')
  })

  it('give templates names and no ids, and scripts only what they show and is not in English', () => {
    const theme = createTheme({ en: { 'cart.adding': 'One moment…' } })
    const english = getPageMessages(theme, { tag: 'en-GB' }, { sendsEmail: true })
    expect(Object.keys(english.strings).filter((name) => name.includes('.'))).toEqual([])
    expect(english.scriptMessages).toEqual({ 'cart.adding': 'One moment…' })
    const german = getPageMessages(theme, { tag: 'de' }, { sendsEmail: true }).scriptMessages ?? {}
    expect(german).toMatchObject({ 'forms.required': 'Pflichtfeld' })
    expect(Object.keys(german)).not.toContain('blocks.playOn')
    expect(Object.keys(german)).not.toContain('cartTitle')
  })

  it.each(['en', ...messageLanguages])(
    'promise no email in %s on a server that sends none',
    (tag) => {
      const theme = createTheme({})
      const before = getPageMessages(theme, { tag }, { sendsEmail: true })
      const { strings, translate } = getPageMessages(theme, { tag }, { sendsEmail: false })
      for (const [id, other] of Object.entries(textsWithoutEmail)) {
        const from = { messageId: id as MessageId } // the keys of an object are strings
        const to = { messageId: other }
        expect(translate(to)).not.toBe(before.translate(from))
        expect(translate(from)).toBe(before.translate(to))
      }
      expect(strings['orderReceipt']).toBe(before.strings['orderSavedUnder'])
    },
  )

  it('translate messages and errors, and leave errors of staff in English', () => {
    const { translate, translateError } = getPageMessages(
      createTheme({}),
      { tag: 'fr' },
      { sendsEmail: true },
    )
    expect(translate(message('cart.belowMinimum', { subtotal: '20,00 €' }))).toBe(
      'Pour commander, le sous-total doit atteindre 20,00 € ou plus.',
    )
    expect(translateError({ code: 'cart.cartFull', message: '', params: undefined })).toContain(
      'panier est plein',
    )
    const staffError = { code: 'themes.unknown', message: 'This theme…', params: undefined }
    expect(translateError(staffError)).toBe('This theme…')
  })
})
