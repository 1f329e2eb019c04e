import type { productReviews as english } from '../en/product-reviews.ts'
import type { Translated } from '../message.ts'

export const productReviews = {
  'product-reviews.pending': 'תודה. החנות קוראת את הביקורת לפני שהיא מוצגת.',
  'product-reviews.approved': 'תודה על הביקורת.',
  'product-reviews.chooseStars': 'יש לבחור מספר כוכבים.',
  'product-reviews.tooLong': 'הטקסט הזה יכול להכיל עד {max} תווים.',
  'product-reviews.off': 'החנות הזו אינה מקבלת ביקורות.',
  'product-reviews.unknownProduct': 'המוצר הזה אינו קיים.',
  'product-reviews.invalid': 'יש לבדוק את השדות המסומנים ולשלוח את הביקורת שוב.',
  'product-reviews.alreadyReviewed': 'כבר כתבת ביקורת על המוצר הזה.',
  'product-reviews.linkSpent':
    'הקישור הזה כבר נוצל או שפג תוקפו. עדיין אפשר לכתוב ביקורת עם כתובת דוא״ל.',
  'product-reviews.failed': 'לא ניתן לשלוח את הביקורת. כדאי לנסות שוב מאוחר יותר.',
} satisfies Translated<typeof english>
