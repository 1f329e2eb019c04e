import type { requests as english } from '../en/requests.ts'
import type { Translated } from '../message.ts'

export const requests = {
  'requests.sessionExpired': 'Su sesión ha caducado. Recargue la página y vuelva a intentarlo.',
  'requests.cookiesDisabled':
    'Active las cookies en su navegador, recargue la página y vuelva a intentarlo.',
  'requests.offline': 'Compruebe su conexión a internet.',
  'requests.tryAgain': 'Vuelva a intentarlo.',
  'http.tooMany': 'Vuelva a intentarlo en unos segundos.',
} satisfies Translated<typeof english>
