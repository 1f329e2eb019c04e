import type { withoutEmail as english } from '../en/without-email.ts'
import type { Translated } from '../message.ts'

export const withoutEmail = {
  accountWithoutEmail: 'האתר הזה אינו יכול לשלוח דוא״ל כרגע. לעזרה עם החשבון יש לפנות לאתר.',
  donationContact: 'אפשר לפנות אלינו ולציין את מספר התרומה,',
  donationSavedUnder: 'התרומה שלך נרשמה עם הכתובת',
  orderCodesContact:
    'האתר הזה אינו יכול לשלוח דוא״ל כרגע. אפשר לפנות אלינו כדי לקבל את הקודים עבור',
  orderContact: 'אפשר לפנות אלינו ולציין את מספר ההזמנה,',
  orderSavedUnder: 'ההזמנה שלך שמורה עם הכתובת',
  'account.without-email':
    'הבקשה שלך נשמרה, אך האתר הזה אינו יכול לשלוח דוא״ל כרגע. כדי להמשיך יש לפנות לאתר.',
  'newsletter.without-email':
    'הבקשה שלך נשמרה, אך האתר הזה אינו יכול לשלוח דוא״ל כרגע. כדי לאשר את ההרשמה יש לפנות לאתר.',
  restockWithoutEmail:
    'האתר אינו יכול לשלוח אימיילים כרגע. השאירו כתובת והחנות תוכל ליצור קשר בהמשך.',
} satisfies Translated<typeof english>
