import type { reviewsPage as english } from '../en/reviews-page.ts'
import type { Translated } from '../message.ts'

export const reviewsPage = {
  reviewsTitle: 'ביקורות',
  reviewStars: { one: 'כוכב אחד מתוך 5', two: 'שני כוכבים מתוך 5', other: '{count} כוכבים מתוך 5' },
  reviewCount: { one: 'ביקורת אחת', two: 'שתי ביקורות', other: '{count} ביקורות' },
  reviewSummary: {
    one: '{rating} כוכבים מתוך 5, ביקורת אחת',
    two: '{rating} כוכבים מתוך 5, שתי ביקורות',
    other: '{rating} כוכבים מתוך 5, {count} ביקורות',
  },
  reviewsEmpty: 'אין עדיין ביקורות.',
  reviewVerified: 'רכישה מאומתת',
  reviewReply: 'תגובת החנות',
  reviewsOlder: 'ביקורות ישנות יותר',
  reviewsNewest: 'הביקורות החדשות ביותר',
  reviewWrite: 'כתיבת ביקורת',
  reviewRating: 'הדירוג שלך',
  reviewName: 'שם (מוצג עם הביקורת)',
  reviewEmail: 'דוא״ל (לא מוצג)',
  reviewHeading: 'כותרת (לא חובה)',
  reviewText: 'ביקורת',
  reviewSend: 'שליחת הביקורת',
  reviewModerated: 'החנות קוראת ביקורות לפני שהן מוצגות.',
  reviewProof: 'הקישור בדוא״ל שלך מוכיח שרכשת את המוצר הזה.',
  reviewBack: 'חזרה למוצר',
  titleReview: 'כתיבת ביקורת',
} satisfies Translated<typeof english>
