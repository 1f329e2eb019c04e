import type { cartErrors as english } from '../en/cart-errors.ts'
import type { Translated } from '../message.ts'

export const cartErrors = {
  'cart.optionsMissing': 'נא לבחור: {options}.',
  'cart.malformedFields': 'שדה אחד או יותר אינו תקין, נא לבדוק את מה שהוזן.',
  'cart.unknownEntry': 'הפריט הזה כבר לא בסל שלך.',
  'cart.alreadyMember': 'כבר יש לך גישה לזה.',
  'cart.cartFull': 'הסל שלך מלא. הוא יכול להכיל עד 100 פריטים שונים.',
  'cart.subscriptionOnly': 'הפריט הזה נמכר במינוי. אפשר להירשם בדף שלו.',
} satisfies Translated<typeof english>
