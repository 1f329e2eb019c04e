import type { downloads as english } from '../en/downloads.ts'
import type { Translated } from '../message.ts'

export const downloads = {
  downloadButton: 'ダウンロード',
  downloadExpired: 'このリンクの有効期限が切れています',
  downloadExpiredText: '注文番号を添えて、ショップにダウンロードの更新をご依頼ください。',
  downloadRevoked: 'このダウンロードは終了しました',
  downloadRevokedText: '商品が返金されたか、注文がキャンセルされました。',
  downloadTitle: 'ダウンロード',
  downloadUnknown: 'このリンクは使用できません',
  downloadUnknownText:
    'リンクが不完全か、新しいリンクに置き換えられた可能性があります。現在のリンクは注文のページにあります。',
  downloadUsedUp: 'ダウンロード回数の上限に達しました',
  downloadUsedUpText: '注文番号を添えて、ショップにダウンロードの更新をご依頼ください。',
  downloadsSoon:
    'ご注文のファイルはまだ準備できていません。準備ができるとこのページに表示されます。',
  downloadsTitle: 'ダウンロード一覧',
  'downloads.left': '残りのダウンロード回数: {count}',
  'downloads.until': '{date}まで利用可能',
  'emails.downloads.subject': '{site}: 注文{number}のダウンロード',
  'emails.downloads.text': '{site}での注文{number}のダウンロードです。',
  'emails.downloads.link': '{filename}をダウンロード',
  'emails.order.downloads': 'ダウンロード:',
  titleDownload: 'ダウンロード',
} satisfies Translated<typeof english>
