import type { requests as english } from '../en/requests.ts'
import type { Translated } from '../message.ts'

export const requests = {
  'requests.sessionExpired': 'Votre session a expiré. Rechargez la page et réessayez.',
  'requests.cookiesDisabled':
    'Autorisez les cookies dans votre navigateur, rechargez la page et réessayez.',
  'requests.offline': 'Vérifiez votre connexion à Internet.',
  'requests.tryAgain': 'Réessayez.',
  'http.tooMany': 'Réessayez dans quelques secondes.',
} satisfies Translated<typeof english>
