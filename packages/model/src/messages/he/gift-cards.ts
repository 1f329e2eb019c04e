import type { giftCards as english } from '../en/gift-cards.ts'
import type { Translated } from '../message.ts'

export const giftCards = {
  'giftCards.recipientName': 'שם הנמען',
  'giftCards.recipientEmail': 'כתובת האימייל של הנמען',
  'giftCards.message': 'הודעה',
  'giftCards.deliveryDate': 'תאריך המשלוח',
  'giftCards.recipientHelp': 'יש להשאיר שדה זה ריק כדי לקבל את כרטיס המתנה בעצמך.',
  'giftCards.deliveryHelp':
    'כרטיס המתנה נשלח באימייל בבוקר יום זה. יש להשאיר את השדה ריק כדי לשלוח אותו כשההזמנה תשולם.',
  'giftCards.incompleteDate': 'יש להזין חודש, יום ושנה בת ארבע ספרות.',
  'giftCards.pastDate': 'יש לבחור את היום או יום מאוחר יותר.',
  'giftCards.lateDate': 'יש לבחור יום בתוך שנה.',
} satisfies Translated<typeof english>
