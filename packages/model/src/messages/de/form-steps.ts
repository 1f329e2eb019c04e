import type { formSteps as english } from '../en/form-steps.ts'
import type { Translated } from '../message.ts'

export const formSteps = {
  'formSteps.progress': 'Schritt {step} von {total}',
  'formSteps.back': 'Zurück',
  'formSteps.next': 'Weiter',
} satisfies Translated<typeof english>
