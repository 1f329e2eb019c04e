import type { cartErrors as english } from '../en/cart-errors.ts'
import type { Translated } from '../message.ts'

export const cartErrors = {
  'cart.optionsMissing': '{options}を選択してください。',
  'cart.malformedFields': '1つ以上の項目が正しくありません。入力内容をご確認ください。',
  'cart.unknownEntry': 'この商品はカートにありません。',
  'cart.alreadyMember': 'すでにアクセス権をお持ちです。',
  'cart.cartFull': 'カートがいっぱいです。入れられる商品は100種類までです。',
  'cart.subscriptionOnly': 'この商品は定期購入で販売しています。商品ページからお申し込みください。',
} satisfies Translated<typeof english>
