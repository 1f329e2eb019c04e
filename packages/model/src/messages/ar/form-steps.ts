import type { formSteps as english } from '../en/form-steps.ts'
import type { Translated } from '../message.ts'

export const formSteps = {
  'formSteps.progress': 'الخطوة {step} من {total}',
  'formSteps.back': 'السابق',
  'formSteps.next': 'التالي',
} satisfies Translated<typeof english>
