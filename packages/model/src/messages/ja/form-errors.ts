import type { formErrors as english } from '../en/form-errors.ts'
import type { Translated } from '../message.ts'

export const formErrors = {
  'forms.staleKey':
    'フォームを処理できませんでした。ページを再読み込みして、もう一度お試しください。',
  'forms.unparsable': 'フォームの項目を読み取れませんでした。入力内容をご確認ください。',
} satisfies Translated<typeof english>
