import type { installments as english } from '../en/installments.ts'
import type { Translated } from '../message.ts'

export const installments = {
  installmentsInRange: '{count} תשלומים של {amount} עם {provider}',
  installmentsOver: '{provider} זמין להזמנות מעל {amount}',
  installmentsUpTo: '{provider} זמין להזמנות עד {amount}',
  installmentsMore: 'מידע נוסף על {provider}',
  installmentsPageTitle: 'תשלום ב-{count} תשלומים עם {provider}',
  installmentsPageOrder: 'בחרו ב-{provider} בעת התשלום על ההזמנה.',
  installmentsPageSplit:
    '{provider} מחלקת את הסכום ל-{count} תשלומים, אחד בכל שבועיים. הראשון נגבה בעת ההזמנה.',
  installmentsPageTerms: '{provider} מחליטה מי יכול לשלם בתשלומים. התנאים שלה חלים.',
} satisfies Translated<typeof english>
