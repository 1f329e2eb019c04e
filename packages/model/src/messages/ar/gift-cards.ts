import type { giftCards as english } from '../en/gift-cards.ts'
import type { Translated } from '../message.ts'

export const giftCards = {
  'giftCards.recipientName': 'اسم المستلم',
  'giftCards.recipientEmail': 'البريد الإلكتروني للمستلم',
  'giftCards.message': 'الرسالة',
  'giftCards.deliveryDate': 'تاريخ الإرسال',
  'giftCards.recipientHelp': 'اترك هذا الحقل فارغًا لتستلم بطاقة الهدية بنفسك.',
  'giftCards.deliveryHelp':
    'تُرسل بطاقة الهدية بالبريد الإلكتروني صباح هذا اليوم. اترك الحقل فارغًا لإرسالها عند دفع الطلب.',
  'giftCards.incompleteDate': 'أدخل الشهر واليوم والسنة بأربعة أرقام.',
  'giftCards.pastDate': 'اختر اليوم أو يومًا لاحقًا.',
  'giftCards.lateDate': 'اختر يومًا خلال سنة.',
} satisfies Translated<typeof english>
