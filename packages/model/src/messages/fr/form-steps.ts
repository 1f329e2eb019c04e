import type { formSteps as english } from '../en/form-steps.ts'
import type { Translated } from '../message.ts'

export const formSteps = {
  'formSteps.progress': 'Étape {step} sur {total}',
  'formSteps.back': 'Précédent',
  'formSteps.next': 'Suivant',
} satisfies Translated<typeof english>
