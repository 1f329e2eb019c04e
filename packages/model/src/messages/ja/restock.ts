import type { restock as english } from '../en/restock.ts'
import type { Translated } from '../message.ts'

export const restock = {
  'restock.emailBlank': 'メールアドレスを入力してください',
  'restock.emailInvalid': 'メールアドレスが正しくありません',
  'restock.signedUp': '登録しました。',
  'restock.failed': 'フォームを送信できません。しばらくしてからもう一度お試しください。',
  'restock.unknownVariant':
    '申し訳ありません。このバリエーションは現在購入できません。別のものを選んでください。',
  'restock.inStock': '再入荷しました。ページを再読み込みするとご購入いただけます。',
  'restock.off': 'このストアでは再入荷のお知らせを受け付けていません。',
} satisfies Translated<typeof english>
