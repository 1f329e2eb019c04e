import type { giftCards as english } from '../en/gift-cards.ts'
import type { Translated } from '../message.ts'

export const giftCards = {
  'giftCards.recipientName': '受取人の名前',
  'giftCards.recipientEmail': '受取人のメールアドレス',
  'giftCards.message': 'メッセージ',
  'giftCards.deliveryDate': '送付日',
  'giftCards.recipientHelp': '空欄にすると、ギフトカードはご自身に届きます。',
  'giftCards.deliveryHelp':
    'ギフトカードはこの日の朝にメールで送信されます。空欄にすると、お支払いの完了後に送信されます。',
  'giftCards.incompleteDate': '月、日、4桁の年を入力してください。',
  'giftCards.pastDate': '今日以降の日付を選択してください。',
  'giftCards.lateDate': '1年以内の日付を選択してください。',
} satisfies Translated<typeof english>
