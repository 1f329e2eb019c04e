import type { captcha as english } from '../en/captcha.ts'
import type { Translated } from '../message.ts'

export const captcha = {
  'captcha.over': 'Die Überprüfung ist abgelaufen. Versuchen Sie es noch einmal.',
  'captcha.label': 'Ich bin kein Roboter',
  'captcha.checking': 'Wird überprüft…',
  'captcha.checked': 'Überprüft. Sie können das Formular senden.',
  'captcha.again': 'Die Überprüfung ist fehlgeschlagen. Versuchen Sie es noch einmal.',
  'captcha.insecure': 'Die Überprüfung erfordert eine sichere Verbindung (https).',
} satisfies Translated<typeof english>
