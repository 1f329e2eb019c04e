import type { cartErrors as english } from '../en/cart-errors.ts'
import type { Translated } from '../message.ts'

export const cartErrors = {
  'cart.optionsMissing': 'يرجى اختيار: {options}.',
  'cart.malformedFields': 'حقل واحد أو أكثر غير صالح، يرجى مراجعة ما أدخلته.',
  'cart.unknownEntry': 'لم يعد هذا المنتج في سلتك.',
  'cart.alreadyMember': 'لديك حق الدخول إلى هذا بالفعل.',
  'cart.cartFull': 'سلتك ممتلئة. تتسع لما لا يزيد على 100 منتج مختلف.',
  'cart.subscriptionOnly': 'يُباع هذا المنتج كاشتراك. اشترك من صفحته.',
} satisfies Translated<typeof english>
