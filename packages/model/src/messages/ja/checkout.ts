import type { checkout as english } from '../en/checkout.ts'
import type { Translated } from '../message.ts'

export const checkout = {
  'checkout.email': 'メールアドレスを入力してください。',
  'checkout.country': '国を選択してください。',
  'checkout.firstName': '名を入力してください。',
  'checkout.lastName': '姓を入力してください。',
  'checkout.address1': '住所を入力してください。',
  'checkout.city': '市区町村を入力してください。',
  'checkout.postalCode': '郵便番号を入力してください。',
  'checkout.paymentMethod': 'お支払い方法を選択してください。',
  'checkout.deliveryOption': '配送方法を選択してください。',
  'checkout.noDelivery': 'このショップにはまだ配送方法がありません。',
  'checkout.tooLong': '入力が長すぎます。',
  'checkout.alreadyMember':
    'カート内の商品へのアクセス権をすでにお持ちです。購入手続きに進むには、その商品を削除してください。',
  'checkout.free': '無料',
  'checkout.empty': 'カートに商品はありません。',
  'checkout.requirements': 'フォームをご確認ください。',
  'checkout.cartChanged': 'カートの内容が変わりました。お支払いの前に合計をご確認ください。',
  'checkout.completionInProgress': 'お支払いを処理しています。しばらくお待ちください。',
  'checkout.paymentFailed': 'お支払いが完了しませんでした。請求は発生していません。',
  'checkout.discountUnavailable': 'この割引は利用できなくなりました。ご注文から取り消されました。',
  'payments.giftCard': 'ギフトカード',
  'payments.test': 'テスト決済',
  'payments.giftCardAndTest': 'ギフトカードとテスト決済',
  'payments.testAndGiftCard': 'テスト決済とギフトカード',
  'payments.declined': '銀行が支払いを拒否しました。',
  'payments.notConfirmed': 'お支払いが確認されませんでした。',
  'payments.noProvider': 'このショップではまだお支払いを受け付けていません。',
  'payments.giftCardChanged':
    'ギフトカードの残高が足りなくなりました。お支払いの前に合計をご確認ください。',
} satisfies Translated<typeof english>
