import type { emails as english } from '../en/emails.ts'
import type { Translated } from '../message.ts'

export const emails = {
  'emails.verify.subject': '{site}: אישור כתובת הדוא״ל שלך',
  'emails.verify.before': 'קיבלנו בקשה ליצור חשבון באתר {site} עם כתובת הדוא״ל הזאת.',
  'emails.verify.open': 'כדי לאשר, יש לפתוח את הדף הזה בתוך יומיים ולהזין את הסיסמה שנבחרה:',
  'emails.verify.after': 'אם הבקשה לא באה ממך, אפשר להתעלם מההודעה. לא ייווצר חשבון.',
  'emails.reset.subject': '{site}: איפוס הסיסמה שלך',
  'emails.reset.before': 'קיבלנו בקשה לאפס את הסיסמה של החשבון שלך באתר {site}.',
  'emails.reset.open': 'אפשר לבחור סיסמה חדשה בדף הזה בתוך שעה:',
  'emails.reset.after': 'אם הבקשה לא באה ממך, אפשר להתעלם מההודעה. הסיסמה שלך לא תשתנה.',
  'emails.taken.subject': '{site}: כבר יש לך חשבון',
  'emails.taken.before':
    'קיבלנו בקשה ליצור חשבון באתר {site} עם כתובת הדוא״ל שלך, שכבר יש לה חשבון.',
  'emails.taken.open':
    'אם הבקשה באה ממך, אפשר להתחבר עם הסיסמה. אם שכחת אותה, אפשר לבחור סיסמה חדשה בדף הזה בתוך שעה:',
  'emails.taken.after': 'אם הבקשה לא באה ממך, אפשר להתעלם מההודעה. החשבון שלך לא השתנה.',
  'emails.newsletter.subject': '{site}: אישור ההרשמה שלך',
  'emails.newsletter.before':
    'קיבלנו בקשה לרשום את הכתובת הזאת לניוזלטר של {site}. כדי לאשר, יש לפתוח את הדף הזה:',
  'emails.newsletter.after': 'אם הבקשה לא באה ממך, אפשר להתעלם מההודעה. ההרשמה לא תושלם.',
  'emails.moderation.subject': {
    one: '{site}: תגובה אחת ממתינה לאישור',
    two: '{site}: שתי תגובות ממתינות לאישור',
    other: '{site}: {count} תגובות ממתינות לאישור',
  },
  'emails.moderation.waiting': {
    one: 'תגובה אחת ממתינה לאישור באתר {site}.',
    two: 'שתי תגובות ממתינות לאישור באתר {site}.',
    other: '{count} תגובות ממתינות לאישור באתר {site}.',
  },
  'emails.moderation.link': 'סקירת התגובות: {link}',
  'emails.form.subject': 'טופס שנשלח: {name}',
  'emails.order.subject': '{site}: ההזמנה שלך {number}',
  'emails.order.thanks': 'תודה על ההזמנה באתר {site}. מספר ההזמנה שלך הוא {number}.',
  'emails.order.subtotal': 'סכום ביניים: {amount}',
  'emails.order.discount': 'הנחה: {amount}',
  'emails.order.delivery': 'משלוח: {amount}',
  'emails.order.tax': 'מס: {amount}',
  'emails.order.total': 'סך הכול: {amount}',
  'emails.order.access':
    'ההזמנה שלך כוללת גישה לדפי חברים. אם היית בחשבון בזמן הרכישה, היא כבר שם: {accountUrl}. אם אין לך חשבון, אפשר ליצור אחד עם הכתובת הזאת, {email}: {registerUrl}',
  'emails.order.test': 'זאת הייתה הזמנה לבדיקה. לא היה חיוב.',
  'emails.order.link': 'צפייה בהזמנה: {link}',
  'emails.donation.subject': '{site}: תודה על התרומה',
  'emails.donation.thanks': 'תודה על תרומתך בסך {amount} אל {site}.',
  'emails.donation.number': 'מספר: {number}',
  'emails.donation.amount': 'סכום: {amount}',
  'emails.donation.test': 'זאת הייתה בדיקה. לא היה חיוב.',
  'emails.donation.link': 'צפייה בקבלה: {link}',
  'emails.giftCard.subject': '{site}: כרטיס המתנה שלך בסך {amount}',
  'emails.giftCard.code': 'הקוד של כרטיס המתנה בסך {amount} באתר {site}:',
  'emails.giftCard.safe': 'כדאי לשמור אותו במקום בטוח. כל מי שיש לו הקוד יכול להשתמש בכרטיס.',
} satisfies Translated<typeof english>
