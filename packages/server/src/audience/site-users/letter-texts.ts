export type LetterKind = 'verify' | 'reset' | 'taken'

interface LetterText {
  readonly subject: string
  /** Paragraphs above and below the link; `{site}` is the site's title. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

type LetterTexts = Readonly<Record<LetterKind, LetterText>>

const en: LetterTexts = {
  verify: {
    subject: '{site}: confirm your address',
    before: [
      'Somebody, we hope you, asked for an account at {site} with this address.',
      'Open this page within two days and type the password you chose:',
    ],
    after: ['If it was not you, you need do nothing: without the password there is no account.'],
  },
  reset: {
    subject: '{site}: a new password',
    before: [
      'Somebody, we hope you, asked for a new password for your account at {site}.',
      'Choose it on this page within an hour:',
    ],
    after: ['If it was not you, you need do nothing: your password stays as it is.'],
  },
  taken: {
    subject: '{site}: you have an account already',
    before: [
      'Somebody tried to register at {site} with your address, which has an account already.',
      'If it was you, sign in with your password. If you have forgotten it, choose a new one on this page within an hour:',
    ],
    after: ['If it was not you, you need do nothing: your account is as it was.'],
  },
}

const de: LetterTexts = {
  verify: {
    subject: '{site}: Bestätigen Sie Ihre Adresse',
    before: [
      'Jemand, hoffentlich Sie, hat mit dieser Adresse ein Konto bei {site} beantragt.',
      'Öffnen Sie innerhalb von zwei Tagen diese Seite und geben Sie das gewählte Passwort ein:',
    ],
    after: [
      'Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne das Passwort entsteht kein Konto.',
    ],
  },
  reset: {
    subject: '{site}: ein neues Passwort',
    before: [
      'Jemand, hoffentlich Sie, hat ein neues Passwort für Ihr Konto bei {site} angefordert.',
      'Wählen Sie es innerhalb einer Stunde auf dieser Seite:',
    ],
    after: ['Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.'],
  },
  taken: {
    subject: '{site}: Sie haben bereits ein Konto',
    before: [
      'Jemand wollte sich bei {site} mit Ihrer Adresse registrieren, zu der es bereits ein Konto gibt.',
      'Waren Sie es, melden Sie sich mit Ihrem Passwort an. Haben Sie es vergessen, wählen Sie innerhalb einer Stunde auf dieser Seite ein neues:',
    ],
    after: ['Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Konto ist, wie es war.'],
  },
}

const fr: LetterTexts = {
  verify: {
    subject: '{site} : confirmez votre adresse',
    before: [
      'Quelqu’un, vous sans doute, a demandé un compte sur {site} avec cette adresse.',
      'Ouvrez cette page dans les deux jours et saisissez le mot de passe choisi :',
    ],
    after: [
      'Si ce n’était pas vous, vous n’avez rien à faire : sans le mot de passe, aucun compte n’est créé.',
    ],
  },
  reset: {
    subject: '{site} : un nouveau mot de passe',
    before: [
      'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte sur {site}.',
      'Choisissez-le sur cette page dans l’heure :',
    ],
    after: ['Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.'],
  },
  taken: {
    subject: '{site} : vous avez déjà un compte',
    before: [
      'Quelqu’un a voulu s’inscrire sur {site} avec votre adresse, qui a déjà un compte.',
      'Si c’était vous, connectez-vous avec votre mot de passe. Si vous l’avez oublié, choisissez-en un nouveau sur cette page dans l’heure :',
    ],
    after: ['Si ce n’était pas vous, vous n’avez rien à faire : votre compte n’a pas changé.'],
  },
}

const texts: ReadonlyMap<string, LetterTexts> = new Map([
  ['en', en],
  ['de', de],
  ['fr', fr],
])

/** The texts in a language, by its first part; English where there are none. */
export function letterTexts(language: string): LetterTexts {
  return texts.get(language.toLowerCase().split('-')[0] ?? '') ?? en
}
