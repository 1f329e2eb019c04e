import type { formSteps as english } from '../en/form-steps.ts'
import type { Translated } from '../message.ts'

export const formSteps = {
  'formSteps.progress': 'שלב {step} מתוך {total}',
  'formSteps.back': 'הקודם',
  'formSteps.next': 'הבא',
} satisfies Translated<typeof english>
