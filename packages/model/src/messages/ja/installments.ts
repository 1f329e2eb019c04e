import type { installments as english } from '../en/installments.ts'
import type { Translated } from '../message.ts'

export const installments = {
  installmentsInRange: '{provider}で{amount}を{count}回払い',
  installmentsOver: '{provider}は{amount}を超えるご注文で利用できます',
  installmentsUpTo: '{provider}は{amount}までのご注文で利用できます',
  installmentsMore: '{provider}について',
  installmentsPageTitle: '{provider}で{count}回の分割払い',
  installmentsPageOrder: 'お支払いの際に{provider}を選択してください。',
  installmentsPageSplit:
    '{provider}が合計を{count}回に分け、2週間ごとのお支払いになります。初回はご注文時です。',
  installmentsPageTerms:
    '分割払いのご利用可否は{provider}が判断します。{provider}の規約が適用されます。',
} satisfies Translated<typeof english>
