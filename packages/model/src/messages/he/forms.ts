import type { forms as english } from '../en/forms.ts'
import type { Translated } from '../message.ts'

export const forms = {
  'forms.required': 'שדה חובה',
  'forms.tooLong': 'חרגת ממספר התווים המותר.',
  'forms.email': 'כתובת הדוא״ל אינה תקינה. כתובת נכתבת כך: user@domain.com.',
  'forms.invalid': 'שדה אחד או יותר אינו תקין, נא לבדוק את מה שהוזן.',
  'forms.scrollDown': 'יש בעיה בטופס. נא לגלול למטה ולבדוק אותו.',
  'forms.scrollUp': 'יש בעיה בטופס. נא לגלול למעלה ולבדוק אותו.',
  'forms.unauthorized': 'לא ניתן לשלוח את הטופס. נא לנסות שוב מאוחר יותר.',
  'forms.unknown': 'הטופס הזה עדיין לא הוגדר.',
  'forms.tooMany': 'לא ניתן לשלוח את הטופס: יותר מדי שליחות. נא לנסות שוב מאוחר יותר.',
  'forms.failed': 'לא ניתן לשלוח את הטופס. נא לנסות שוב מאוחר יותר.',
  'forms.unknownError': 'שגיאה לא ידועה, נא לנסות שוב מאוחר יותר.',
  'forms.noKey': 'לא ניתן להתחיל את הטופס, נא לנסות שוב מאוחר יותר.',
  'forms.saving': 'שומרים…',
  'forms.number': 'יש להזין מספר.',
  'forms.website': 'יש להזין כתובת אתר.',
  'forms.date': 'יש להזין תאריך.',
  'forms.option': 'יש לבחור אחת מהאפשרויות.',
  'forms.time': 'יש להזין שעה.',
  'forms.phone': 'יש להזין מספר טלפון.',
  'forms.shape': 'לא ניתן לקרוא את התשובה. יש להזין אותה שוב.',
  'captcha.missing': 'נא להשלים את הבדיקה לפני השליחה.',
  'captcha.failed': 'reCAPTCHA נכשל. נא לטעון את הדף מחדש ולנסות שוב.',
} satisfies Translated<typeof english>
