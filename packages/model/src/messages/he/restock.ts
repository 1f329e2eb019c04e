import type { restock as english } from '../en/restock.ts'
import type { Translated } from '../message.ts'

export const restock = {
  'restock.emailBlank': 'יש להזין כתובת אימייל',
  'restock.emailInvalid': 'כתובת האימייל אינה תקינה',
  'restock.signedUp': 'נרשמת!',
  'restock.failed': 'לא ניתן לשלוח את הטופס. נא לנסות שוב מאוחר יותר.',
  'restock.unknownVariant': 'מצטערים, האפשרות הזו אינה זמינה. בחרו אפשרות אחרת.',
  'restock.inStock': 'הפריט חזר למלאי. טענו את הדף מחדש כדי לקנות אותו.',
  'restock.off': 'החנות הזו אינה מקבלת בקשות לעדכון על מלאי.',
} satisfies Translated<typeof english>
