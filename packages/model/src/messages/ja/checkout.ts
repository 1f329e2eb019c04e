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
  'checkout.notCovered': 'お客様のご住所には配送しておりません。',
  'checkout.noRate':
    'このご注文に利用できる配送方法がありません。カートを変更するか、お問い合わせください。',
  'checkout.tooLong': '入力が長すぎます。',
  'checkout.alreadyMember':
    'カート内の商品へのアクセス権をすでにお持ちです。購入手続きに進むには、その商品を削除してください。',
  'checkout.free': '無料',
  'checkout.empty': 'カートに商品はありません。',
  'checkout.requirements': 'フォームをご確認ください。',
  'checkout.cartChanged': 'カートの内容が変わりました。お支払いの前に合計をご確認ください。',
  'checkout.completionInProgress': 'お支払いを処理しています。しばらくお待ちください。',
  'checkout.paymentFailed': 'お支払いが完了しませんでした。請求は発生していません。',
  'checkout.codeUnknown': 'このコードは無効です。入力内容をご確認ください。',
  'checkout.codeOff': 'このコードは無効になりました。',
  'checkout.codeScheduled': 'このコードはまだご利用になれません。',
  'checkout.codeExpired': 'このコードは有効期限が切れています。',
  'checkout.codeUsedUp': 'このコードは利用上限に達しました。',
  'checkout.codeUsedByCustomer': 'このコードはすでにご利用済みです。',
  'checkout.codeBelowMinimum': 'あと{amount}のご購入でこのコードをご利用になれます。',
  'checkout.codeOtherProducts': 'このコードはカート内の商品には適用されません。',
  'checkout.codeOutdone': '別の割引のほうがお得です。',
  'checkout.codeTooMany': '1回のご注文でご利用になれるコードは5つまでです。',
  'checkout.codeAttempts': '短時間に入力されたコードが多すぎます。10分後にもう一度お試しください。',
  'checkout.giftCardReal': 'このギフトカードはテスト注文には使えません。',
  'checkout.giftCardTest': 'このギフトカードはテスト注文にのみ使えます。',
  'checkout.giftCardsTooMany': '1回の注文で使えるギフトカードは5枚までです。',
  'checkout.discountUnavailable':
    'この割引は利用できなくなりました。お支払いの前に合計金額をご確認ください。',
  'payments.giftCard': 'ギフトカード',
  'payments.giftCardEnding': '末尾が{lastFour}のギフトカード',
  'payments.stripe': 'カードまたはウォレット',
  'payments.giftCardAndStripe': 'ギフトカードとカードまたはウォレット',
  'payments.notStarted':
    '支払いを開始できませんでした。もう一度お試しいただくか、別の支払い方法をお選びください。',
  'payments.unreachable':
    '決済事業者から応答がありません。しばらくしてからもう一度お試しください。',
  'payments.test': 'テスト決済',
  'payments.giftCardAndTest': 'ギフトカードとテスト決済',
  'payments.testAndGiftCard': 'テスト決済とギフトカード',
  'payments.declined': '銀行が支払いを拒否しました。',
  'payments.notConfirmed': 'お支払いが確認されませんでした。',
  'payments.noProvider': 'このショップではまだお支払いを受け付けていません。',
  'payments.giftCardChanged':
    'ギフトカードの残高が足りなくなりました。お支払いの前に合計をご確認ください。',
} satisfies Translated<typeof english>
