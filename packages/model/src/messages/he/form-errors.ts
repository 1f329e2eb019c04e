import type { formErrors as english } from '../en/form-errors.ts'
import type { Translated } from '../message.ts'

export const formErrors = {
  'forms.staleKey': 'לא ניתן לעבד את הטופס. נא לטעון את הדף מחדש ולנסות שוב.',
  'forms.unparsable': 'לא ניתן לקרוא את שדות הטופס, נא לבדוק את מה שהוזן.',
} satisfies Translated<typeof english>
