import type { formSteps as english } from '../en/form-steps.ts'
import type { Translated } from '../message.ts'

export const formSteps = {
  'formSteps.progress': 'ステップ {step}／{total}',
  'formSteps.back': '戻る',
  'formSteps.next': '次へ',
} satisfies Translated<typeof english>
