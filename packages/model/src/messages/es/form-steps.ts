import type { formSteps as english } from '../en/form-steps.ts'
import type { Translated } from '../message.ts'

export const formSteps = {
  'formSteps.progress': 'Paso {step} de {total}',
  'formSteps.back': 'Atrás',
  'formSteps.next': 'Siguiente',
} satisfies Translated<typeof english>
