import type { downloads as english } from '../en/downloads.ts'
import type { Translated } from '../message.ts'

export const downloads = {
  downloadButton: 'הורדה',
  downloadExpired: 'תוקף הקישור פג',
  downloadExpiredText: 'אפשר לבקש מהחנות לחדש את ההורדה ולציין את מספר ההזמנה.',
  downloadRevoked: 'ההורדה סגורה',
  downloadRevokedText: 'הפריט זוכה או שההזמנה בוטלה.',
  downloadTitle: 'ההורדה שלך',
  downloadUnknown: 'הקישור אינו פועל',
  downloadUnknownText:
    'ייתכן שהוא אינו שלם או שקישור חדש החליף אותו. הקישור הנוכחי נמצא בדף ההזמנה.',
  downloadUsedUp: 'כל ההורדות נוצלו',
  downloadUsedUpText: 'אפשר לבקש מהחנות לחדש את ההורדה ולציין את מספר ההזמנה.',
  downloadsSoon: 'הקבצים של ההזמנה עדיין אינם מוכנים. הם יופיעו בדף הזה.',
  downloadsTitle: 'ההורדות שלך',
  'downloads.left': 'הורדות שנותרו: {count}',
  'downloads.until': 'זמין עד {date}',
  'emails.downloads.subject': '{site}: ההורדות מהזמנה {number}',
  'emails.downloads.text': 'אלה ההורדות מהזמנה {number} אצל {site}.',
  'emails.downloads.link': 'הורדת {filename}',
  'emails.order.downloads': 'ההורדות שלך:',
  titleDownload: 'הורדה',
} satisfies Translated<typeof english>
