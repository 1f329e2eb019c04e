import type { forms as english } from '../en/forms.ts'
import type { Translated } from '../message.ts'

export const forms = {
  'forms.required': 'Obligatorio',
  'forms.tooLong': 'Ha superado el límite de caracteres.',
  'forms.email': 'El correo electrónico no es válido. Debe tener el formato user@domain.com.',
  'forms.invalid': 'Uno o más campos no son válidos. Revise sus respuestas.',
  'forms.scrollDown': 'Hay un problema en su formulario. Desplácese hacia abajo para revisarlo.',
  'forms.scrollUp': 'Hay un problema en su formulario. Desplácese hacia arriba para revisarlo.',
  'forms.unauthorized': 'No se puede enviar el formulario. Vuelva a intentarlo más tarde.',
  'forms.unknown': 'Este formulario todavía no está configurado.',
  'forms.tooMany':
    'No se puede enviar el formulario: demasiados envíos. Vuelva a intentarlo más tarde.',
  'forms.failed': 'No se pudo enviar el formulario. Vuelva a intentarlo más tarde.',
  'forms.unknownError': 'Error desconocido. Vuelva a intentarlo más tarde.',
  'forms.noKey': 'No se pudo iniciar el formulario. Vuelva a intentarlo más tarde.',
  'forms.saving': 'Enviando…',
  'forms.number': 'Escriba un número.',
  'forms.website': 'Escriba una dirección web.',
  'forms.date': 'Escriba una fecha.',
  'forms.option': 'Elija una de las opciones.',
  'forms.time': 'Escriba una hora.',
  'forms.phone': 'Escriba un número de teléfono.',
  'forms.shape': 'Esta respuesta no se puede leer. Escríbala de nuevo.',
  'captcha.missing': 'Complete el CAPTCHA antes de enviar.',
  'captcha.failed': 'reCAPTCHA falló. Recargue la página y vuelva a intentarlo.',
} satisfies Translated<typeof english>
