import type { productReviews as english } from '../en/product-reviews.ts'
import type { Translated } from '../message.ts'

export const productReviews = {
  'product-reviews.pending': 'شكرًا لك. يقرأ المتجر مراجعتك قبل عرضها.',
  'product-reviews.approved': 'شكرًا لك على مراجعتك.',
  'product-reviews.chooseStars': 'اختر عدد النجوم.',
  'product-reviews.tooLong': 'لا يتجاوز هذا النص {max} حرف.',
  'product-reviews.off': 'لا يقبل هذا المتجر المراجعات.',
  'product-reviews.unknownProduct': 'هذا المنتج غير موجود.',
  'product-reviews.invalid': 'تحقق من الحقول المحددة ثم أرسل المراجعة مجددًا.',
  'product-reviews.alreadyReviewed': 'سبق أن كتبت مراجعة لهذا المنتج.',
  'product-reviews.linkSpent':
    'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. ما زال بإمكانك كتابة مراجعة ببريدك الإلكتروني.',
  'product-reviews.failed': 'تعذر إرسال المراجعة. حاول مجددًا لاحقًا.',
} satisfies Translated<typeof english>
