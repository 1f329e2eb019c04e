import type { staff as english } from '../en/staff.ts'
import type { Translated } from '../message.ts'

export const staff = {
  'emails.invitation.subject': '{site}: הזמנה לניהול האתר',
  'emails.invitation.before': '{inviter} מזמין אותך לנהל את {site}.',
  'emails.invitation.role': 'התפקיד שלך: {role}',
  'emails.invitation.open': 'כדי לקבל את ההזמנה, יש לפתוח את הדף הזה בתוך שבעה ימים:',
  'emails.invitation.button': 'קבלת ההזמנה',
  'emails.invitation.after': 'אם השולח אינו מוכר לך, יש להתעלם מההודעה הזו. לא ייווצר חשבון.',
  'emails.passwordReset.subject': '{site}: התחברות לסטודיו',
  'emails.passwordReset.open':
    'קיבלנו בקשה להתחבר לסטודיו של {site} ללא הסיסמה. יש לפתוח את הדף הזה בתוך שעה. הוא מאפשר להתחבר פעם אחת ולהגדיר סיסמה חדשה:',
  'emails.passwordReset.button': 'התחברות',
  'emails.passwordReset.after': 'אם לא ביקשת זאת, יש להתעלם מההודעה. הסיסמה שלך לא תשתנה.',
  'staff.role.admin': 'ניהול כללי',
  'staff.role.billing': 'חיוב',
  'staff.role.reporting': 'דוחות',
  'staff.role.editor': 'עריכה',
  'staff.role.moderator': 'פיקוח',
  'staff.role.commenter': 'תגובות',
  'staff.role.store-manager': 'ניהול החנות',
  'staff.role.scheduling': 'תזמון',
  'staff.role.viewer': 'צפייה בלבד',
  'staff.role.campaigns-editor': 'עריכת קמפיינים',
  'staff.role.scheduling-viewer': 'צפייה ביומן',
  'staff.role.scheduling-editor': 'עריכת היומן',
  'staff.role.website-manager': 'ניהול האתר',
  'staff.role.draft-editor': 'עריכת טיוטות',
} satisfies Translated<typeof english>
