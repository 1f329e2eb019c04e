import type { restockPage as english } from '../en/restock-page.ts'
import type { Translated } from '../message.ts'

export const restockPage = {
  restockEmail: 'メールアドレス',
  restockOption: 'オプション',
  restockTitle: '売り切れですか？再入荷をお知らせします',
  restockCta: '再入荷したらメールでお知らせします。',
  restockButton: '通知を受け取る',
  restockMailingList: 'ニュースレターも購読する',
  restockNone: 'この商品はすべて在庫があります。',
  restockBack: '商品に戻る',
  restockDone: '登録しました。',
  titleRestock: '再入荷のお知らせ',
} satisfies Translated<typeof english>
