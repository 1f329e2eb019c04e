import type { captcha as english } from '../en/captcha.ts'
import type { Translated } from '../message.ts'

export const captcha = {
  'captcha.over': 'תוקף האימות פג. נא לנסות שוב.',
  'captcha.label': 'אני לא רובוט',
  'captcha.checking': 'בודקים…',
  'captcha.checked': 'הבדיקה הושלמה. אפשר לשלוח את הטופס.',
  'captcha.again': 'האימות נכשל. נא לנסות שוב.',
  'captcha.insecure': 'האימות דורש חיבור מאובטח (https).',
} satisfies Translated<typeof english>
