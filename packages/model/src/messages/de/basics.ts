import type { basics as english } from '../en/basics.ts'
import type { Translated } from '../message.ts'

export const basics = {
  'cart.itemCount': { one: 'Artikel', other: 'Artikel' },
  'requests.sessionExpired':
    'Ihre Sitzung ist abgelaufen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'requests.cookiesDisabled':
    'Erlauben Sie Cookies in Ihrem Browser, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'requests.offline': 'Prüfen Sie Ihre Internetverbindung.',
  'requests.tryAgain': 'Versuchen Sie es noch einmal.',
  'http.tooMany': 'Versuchen Sie es in ein paar Sekunden noch einmal.',
} satisfies Translated<typeof english>
