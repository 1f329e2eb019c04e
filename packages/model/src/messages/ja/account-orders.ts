import type { accountOrders as english } from '../en/account-orders.ts'
import type { Translated } from '../message.ts'

export const accountOrders = {
  accountOrders: '注文',
  accountOrdersAll: 'すべての注文',
  accountOrdersBack: 'アカウントに戻る',
  accountOrdersClaim: 'リンクをメールで受け取る',
  accountOrdersClaimAdd: '注文を追加する',
  accountOrdersClaimAddText:
    'サインインせずにこのメールアドレスで行われた注文が、アカウントに追加されます。',
  accountOrdersClaimHelp:
    '1時間有効なリンクをメールで送ります。リンクを開くまで何も追加されません。',
  accountOrdersClaimTitle: 'サインインせずに注文しましたか？',
  accountOrdersDocuments: '書類',
  accountOrdersIssued: '発行日',
  accountOrdersNewest: '最新の注文',
  accountOrdersNone: 'アカウントにはまだ注文がありません。',
  accountOrdersOlder: '以前の注文',
  accountOrdersPages: '注文のページ',
  accountOrdersRefunds: '返金',
  accountOrdersTest: 'テスト注文',
  accountOrdersTitle: 'ご注文',
  titleAccountClaim: '注文の追加',
  titleAccountOrders: 'ご注文',
  'accountOrders.canceled': 'キャンセル済み',
  'accountOrders.refunded': '返金済み',
  'accountOrders.unpaid': 'お支払い待ち',
  'accountOrders.preparing': '準備中',
  'accountOrders.partlyShipped': '一部発送済み',
  'accountOrders.shipped': '発送済み',
  'accountOrders.ready': '受け取り可能',
  'accountOrders.complete': '完了',
  'accountOrders.claimText': '{email} で行われた注文をアカウントに追加できます。',
  'account.claim-sent':
    'アカウントのメールアドレス宛てに、リンクを記載したメールを送信しています。',
  'account.claimed':
    'メールアドレスが確認されました。このアドレスで行われた注文がアカウントに追加されました。',
  'account.claimed-none':
    'メールアドレスが確認されました。このアドレスで行われた注文は他にありません。',
} satisfies Translated<typeof english>
