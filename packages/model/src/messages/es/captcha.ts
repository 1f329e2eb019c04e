import type { captcha as english } from '../en/captcha.ts'
import type { Translated } from '../message.ts'

export const captcha = {
  'captcha.over': 'La verificación ha caducado. Vuelva a intentarlo.',
  'captcha.label': 'No soy un robot',
  'captcha.checking': 'Verificando…',
  'captcha.checked': 'Verificado. Puede enviar el formulario.',
  'captcha.again': 'La verificación falló. Vuelva a intentarlo.',
  'captcha.insecure': 'La verificación requiere una conexión segura (https).',
} satisfies Translated<typeof english>
