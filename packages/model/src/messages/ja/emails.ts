import type { emails as english } from '../en/emails.ts'
import type { Translated } from '../message.ts'

export const emails = {
  'emails.verify.subject': '{site}：メールアドレスの確認',
  'emails.verify.before':
    'このメールアドレスで{site}のアカウントを作成するリクエストを受け付けました。',
  'emails.verify.open':
    '確認するには、2日以内にこのページを開き、設定したパスワードを入力してください：',
  'emails.verify.button': 'メールアドレスを確認する',
  'emails.verify.after':
    'お心当たりがない場合は、このメールを無視してください。アカウントは作成されません。',
  'emails.reset.subject': '{site}：パスワードの再設定',
  'emails.reset.before': '{site}のアカウントのパスワードを再設定するリクエストを受け付けました。',
  'emails.reset.open': '1時間以内にこのページで新しいパスワードを設定してください：',
  'emails.reset.button': '新しいパスワードを設定する',
  'emails.reset.after':
    'お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
  'emails.claim.subject': '{site}：注文をアカウントに追加',
  'emails.claim.before':
    'このメールアドレスで行われた注文を{site}のアカウントに追加するリクエストを受け付けました。',
  'emails.claim.open': '追加するには、1時間以内にこのページを開いてください：',
  'emails.claim.button': '注文を追加する',
  'emails.claim.after':
    'お心当たりがない場合は、このメールを無視してください。何も変更されません。',
  'emails.taken.subject': '{site}：すでにアカウントをお持ちです',
  'emails.taken.before':
    'このメールアドレスで{site}のアカウントを作成するリクエストを受け付けましたが、すでにアカウントがあります。',
  'emails.taken.open':
    'ご本人の場合は、パスワードでログインしてください。パスワードをお忘れの場合は、1時間以内にこのページで新しいパスワードを設定してください：',
  'emails.taken.after':
    'お心当たりがない場合は、このメールを無視してください。アカウントは変更されていません。',
  'emails.restock.subject': '{site}：{product} が再入荷しました',
  'emails.restock.text':
    '{product} の再入荷のお知らせをご希望いただきました。在庫がなくなり次第終了します。',
  'emails.restock.button': '商品を見る',
  'emails.restock.after': 'このメールは、商品ページで登録されたアドレスに一度だけ送信されます。',
  'emails.newReview.subject': '{site}：{product}の新しいレビュー',
  'emails.newReview.text': { other: '{product}に星{count}つの新しいレビューがあります。' },
  'emails.newReview.link': '確認する：{link}',
  'emails.lowStock.subject': '{site}：{product}の在庫が少なくなりました',
  'emails.lowStock.text': {
    other: '{product}：残り{count}点です。',
  },
  'emails.lowStock.link': '在庫を確認する：{link}',
  'emails.weekly.subject': '{site}：{from}〜{to}のアクセス',
  'emails.weekly.visitors': '訪問者',
  'emails.weekly.visits': '訪問',
  'emails.weekly.views': 'ページビュー',
  'emails.weekly.orders': '注文',
  'emails.weekly.revenue': '売上',
  'emails.weekly.change': '{value}（前の週：{before}）',
  'emails.weekly.pages': 'アクセスの多いページ',
  'emails.weekly.sources': '訪問の多い参照元',
  'emails.weekly.report': 'レポート全体を見る：{link}',
  'emails.weekly.off':
    'このメールは、配信をオンにしているためお送りしています。オフにするにはこちら：{link}',
  'emails.campaign.test': '[テスト] {subject}',
  'emails.campaign.reason':
    'このメールは、{site}のニュースレターを購読されている方にお送りしています。',
  'emails.campaign.unsubscribe': '購読を解除',
  'emails.reviewRequest.subject': '{site}：ご注文の商品はいかがですか？',
  'emails.reviewRequest.text':
    '{site}でのご注文ありがとうございます。ご意見は他の方の参考になります。レビューをお書きください：',
  'emails.reviewRequest.button': '{product}のレビューを書く',
  'emails.reviewRequest.after':
    'このメールは、{site}でご注文いただいた方に一度だけお送りしています。リンクはご本人専用で、レビューに購入確認済みの印が付きます。',
  'emails.reviewRequest.unsubscribe': '配信停止',
  'emails.newsletter.subject': '{site}：登録の確認',
  'emails.newsletter.before':
    'このアドレスを{site}のニュースレターに登録するリクエストを受け付けました。確認するには、このページを開いてください：',
  'emails.newsletter.beforeLists': {
    other:
      'このアドレスを{site}のニュースレター（メーリングリスト：{lists}）に登録するリクエストを受け付けました。確認するには、このページを開いてください：',
  },
  'emails.newsletter.button': '登録を確認する',
  'emails.newsletter.after':
    'お心当たりがない場合は、このメールを無視してください。登録は行われません。',
  'emails.mailingLists.subject': {
    other: '{site}：メーリングリストの確認',
  },
  'emails.mailingLists.before': {
    other:
      'このアドレスを{site}のメーリングリスト（{lists}）に追加するリクエストを受け付けました。確認するには、このページを開いてください：',
  },
  'emails.mailingLists.button': {
    other: 'メーリングリストを確認する',
  },
  'emails.mailingLists.after':
    'お心当たりがない場合は、このメールを無視してください。現在の登録は変わりません。',
  'emails.mailingLists.page': {
    other: 'メーリングリスト（{lists}）のメールを受け取るには、ボタンを押してください。',
  },
  'emails.moderation.subject': { other: '{site}：承認待ちのコメントが{count}件あります' },
  'emails.moderation.waiting': { other: '{site}に承認待ちのコメントが{count}件あります。' },
  'emails.moderation.link': 'コメントを確認する：{link}',
  'emails.form.subject': 'フォームの送信：{name}',
  'emails.form.open': 'ファイル付きの送信内容を開く',
  'emails.formReply.subject': '{site}：メッセージを受け付けました',
  'emails.formReply.text': 'メッセージをお送りいただきありがとうございます。確かに受け付けました。',
  'emails.order.subject': '{site}：ご注文 {number}',
  'emails.order.thanks': '{site}でのご注文ありがとうございます。ご注文番号は{number}です。',
  'emails.order.subtotal': '小計：{amount}',
  'emails.order.discount': '割引：{amount}',
  'emails.order.discountNamed': '割引 {name}：{amount}',
  'emails.order.delivery': '配送：{amount}',
  'emails.order.total': '合計：{amount}',
  'emails.order.access':
    'ご注文には会員ページへのアクセス権が含まれています。ログインして購入された場合は、すでにアカウントに追加されています：{accountUrl}。アカウントをお持ちでない場合は、このアドレス（{email}）で作成してください：{registerUrl}',
  'emails.order.payment': 'お支払い方法: {method}。お支払い額: {amount}。',
  'emails.order.test': 'これはテスト注文です。請求は発生していません。',
  'emails.order.giftCard': '末尾が{lastFour}のギフトカード：{amount}',
  'emails.order.link': 'ご注文を表示',
  'emails.cancellation.order.subject': '{site}：ご注文 {number} はキャンセルされました',
  'emails.cancellation.order':
    '{site}でのご注文{number}はキャンセルされました。商品は発送されず、お支払いの必要はありません。',
  'emails.cancellation.donation.subject': '{site}：ご寄付 {number} はキャンセルされました',
  'emails.cancellation.donation':
    '{site}へのご寄付{number}はキャンセルされました。お支払いの必要はありません。',
  'emails.cancellation.paid': 'すでにお支払い済みの場合は、このメールに返信してください。',
  'emails.cancellation.giftCard': '{amount}は、末尾が{lastFour}のギフトカードに戻されました。',
  'emails.fulfillment.subject': '{site}：ご注文 {number} を発送しました',
  'emails.fulfillment.text': '{site} のご注文 {number} の次の商品を発送しました：',
  'emails.fulfillment.readySubject': '{site}：ご注文 {number} の受け取り準備ができました',
  'emails.fulfillment.ready': '{site} のご注文 {number} の次の商品を受け取れます：',
  'emails.fulfillment.carrier': '配送業者',
  'emails.fulfillment.tracking': '追跡番号',
  'emails.fulfillment.page': '追跡ページ',
  'emails.refund.subject': '{site}：ご注文 {number} の返金',
  'emails.refund.text': '{site} のご注文 {number} について {amount} を返金しました。',
  'emails.refund.giftCard': '{amount}は、末尾が{lastFour}のギフトカードに戻されました。',
  'emails.refund.payment':
    '{amount} はご利用のお支払い方法に返金されます。数営業日かかることがあります。',
  'emails.refund.manual': '{amount} は当店から直接返金します。',
  'emails.cancellation.short':
    '{site} のご注文 {number} はキャンセルされました。これ以上の発送はありません。',
  'emails.newOrder.subject': '{site}：新しい注文 {number}',
  'emails.newOrder.text': '{site} の新しい注文 {number}：{amount}',
  'emails.newOrder.link': '注文を開く：{link}',
  'emails.webhookFailing.subject': '{site}：Webhookの送信に失敗しています',
  'emails.webhookFailing.text':
    '{site}のWebhook {address} が1時間失敗し続けています。送信は3日間試行され、その後Webhookはオフになります。',
  'emails.webhookOff.subject': '{site}：Webhookがオフになりました',
  'emails.webhookOff.text':
    '{address} への送信が3日間すべて失敗したため、{site}のWebhookはオフになりました。アドレスが復旧したら再度オンにしてください。',
  'emails.webhook.link': 'Webhookを開く：{link}',
  'emails.donation.subject': '{site}：ご寄付ありがとうございます',
  'emails.donation.thanks': '{site}への{amount}のご寄付ありがとうございます。',
  'emails.donation.number': '番号：{number}',
  'emails.donation.amount': '金額：{amount}',
  'emails.donation.test': 'これはテストです。請求は発生していません。',
  'emails.donation.link': '領収書を表示',
  'emails.abandonedCart.subject': '{site}：カートに商品が残っています',
  'emails.abandonedCart.text': '{site}のカートに次の商品が残っています。',
  'emails.abandonedCart.button': 'カートに戻る',
  'emails.abandonedCart.after':
    'このメールは、{site}のお支払い手続きでメールアドレスを入力されたため送信されました。商品が不要な場合は無視してください。',
  'emails.giftCard.greeting': '{name} 様',
  'emails.giftCard.gift': '{site}で使える{amount}のギフトカードが届きました。コード：',
  'emails.giftCard.giftSubject': '{site}：{amount}のギフトカードが届きました',
  'emails.giftCard.subject': '{site}：{amount}のギフトカード',
  'emails.giftCard.code': '{site}でご利用いただける{amount}のギフトカードのコード：',
  'emails.giftCard.test': 'このギフトカードはテスト注文にのみ使えます。',
  'emails.giftCard.safe':
    '大切に保管してください。コードを知っている人は誰でもギフトカードを使用できます。',
  'emails.staffEmail.subject': '{site}：ログイン用アドレスが変更されました',
  'emails.staffEmail.changed':
    '{site}の管理に使用するログイン用アドレスが{before}から{after}に変更されました。',
  'emails.staffEmail.after':
    'ご自身で変更していない場合は、すぐにサイトの所有者にお知らせください。',
  'emails.staffSecurity.subject': '{site}：ログイン方法が変更されました',
  'emails.staffSecurity.twoStepOn':
    '{site}の管理に使用する{email}の2段階認証が有効になったか、別のアプリに移されました。',
  'emails.staffSecurity.twoStepOff': '{site}の管理に使用する{email}の2段階認証が無効になりました。',
  'emails.staffSecurity.newCodes':
    '{site}の管理に使用する{email}の新しいリカバリーコードが作成されました。以前のコードは使用できません。',
  'emails.staffSecurity.recoveryCode':
    '{site}の管理に使用する{email}へのログインにリカバリーコードが使用されました。',
  'emails.staffSecurity.passkeyAdded':
    '{site}の管理に使用する{email}にパスキーが追加されました。パスワードなしでログインできます。',
  'emails.staffSecurity.passkeyRemoved':
    '{site}の管理に使用する{email}のパスキーが削除されました。',
  'emails.staffSecurity.passwordChanged':
    '{site}の管理に使用する{email}のパスワードが変更されました。ほかのセッションはすべて終了しました。',
  'emails.staffSecurity.passkeysRemain':
    'パスキーは引き続き使用できます。「Your account」で確認し、心当たりのないものは削除してください。',
  'emails.staffSecurity.afterPassword':
    'お心当たりがない場合は、ログインページで新しいパスワードを設定するリンクを請求し、すぐにサイトの所有者にお知らせください。',
  'emails.staffSecurity.afterPasskey':
    'お心当たりがない場合は、「Your account」でパスキーを削除してからパスワードを変更し、すぐにサイトの所有者にお知らせください。',
  'emails.staffSecurity.after':
    'お心当たりがない場合は、パスワードを変更し、すぐにサイトの所有者にお知らせください。',
} satisfies Translated<typeof english>
