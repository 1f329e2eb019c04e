import type { staff as english } from '../en/staff.ts'
import type { Translated } from '../message.ts'

export const staff = {
  'emails.invitation.subject': '{site}: הזמנה לניהול האתר',
  'emails.invitation.before': '{inviter} מזמין אותך לנהל את {site}.',
  'emails.invitation.role': 'התפקיד שלך: {role}',
  'emails.invitation.open': 'כדי לקבל את ההזמנה, יש לפתוח את הדף הזה בתוך שבעה ימים:',
  'emails.invitation.button': 'קבלת ההזמנה',
  'emails.invitation.after': 'אם השולח אינו מוכר לך, יש להתעלם מההודעה הזו. לא ייווצר חשבון.',
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
