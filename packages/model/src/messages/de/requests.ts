import type { requests as english } from '../en/requests.ts'
import type { Translated } from '../message.ts'

export const requests = {
  'requests.sessionExpired':
    'Ihre Sitzung ist abgelaufen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'requests.cookiesDisabled':
    'Erlauben Sie Cookies in Ihrem Browser, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'requests.offline': 'Prüfen Sie Ihre Internetverbindung.',
  'requests.tryAgain': 'Versuchen Sie es noch einmal.',
  'http.tooMany': 'Versuchen Sie es in ein paar Sekunden noch einmal.',
} satisfies Translated<typeof english>
