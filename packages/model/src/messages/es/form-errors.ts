import type { formErrors as english } from '../en/form-errors.ts'
import type { Translated } from '../message.ts'

export const formErrors = {
  'forms.staleKey': 'Error al procesar el formulario. Recargue la página y vuelva a intentarlo.',
  'forms.unparsable': 'No se pudieron leer los campos del formulario. Revise sus respuestas.',
} satisfies Translated<typeof english>
