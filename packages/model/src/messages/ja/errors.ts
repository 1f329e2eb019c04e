import type { errors as english } from '../en/errors.ts'
import type { Translated } from '../message.ts'

export const errors = {
  'http.malformed': 'リクエストの形式が正しくありません。',
  'http.signInFirst': '続けるにはログインしてください。',
  'http.forbidden': 'この操作を行う権限がありません。',
  'http.setUpTwoStep': 'このサイトでは2段階認証が必要です。続けるには設定してください。',
  'http.crumbFail':
    'セッションの有効期限が切れました。ページを再読み込みして、もう一度お試しください。',
  'http.foreignPage': 'このフォームは別のサイトから送信されました。',
  'http.notFound': 'このアドレスには何もありません。',
  'http.gone': 'このページは削除されました。',
  'http.notOffered': 'このアドレスはリクエストのメソッドに対応していません。',
  'http.tooSlow': 'リクエストの到着に時間がかかりすぎました。もう一度お試しください。',
  'http.tooLarge': 'リクエストが大きすぎます。',
  'http.notJson': 'コンテンツタイプ application/json で JSON を送信してください。',
  'http.notMultipart':
    'コンテンツタイプ multipart/form-data のフォームでファイルを送信してください。',
  'http.unknownSite': 'このホスト名のサイトはありません。',
  'http.headersTooLarge': 'リクエストヘッダーが大きすぎます。',
  'http.internal': '内部エラーが発生しました。しばらくしてからもう一度お試しください。',
  'http.busy': 'サーバーが混み合っています。数秒後にもう一度お試しください。',
  'idempotency.malformedKey': 'Idempotency-Key は1～64文字の英数字、「_」、「-」です。',
  'idempotency.running': '同じリクエストを処理中です。数秒後にもう一度お試しください。',
  'idempotency.otherRequest': 'この Idempotency-Key は別のリクエストで使用されました。',
  'page-locks.locked': 'このページはロックされています',
  'page-locks.wrongPassword': 'パスワードが正しくありません。もう一度お試しください。',
  'page-locks.proofRequired':
    'パスワードの入力に何度か失敗しました。もう一度入力してください。その前にブラウザーが短い計算を行います（JavaScriptが必要です）。使用できない場合は15分お待ちください。',
  'page-locks.tooManyTries': {
    other: '試行回数が多すぎます。{count}分後にもう一度お試しください。',
  },
  'pages.membersOnly': 'このページはサイトの会員のみご利用いただけます',
  'site-users.signInFailed':
    'メールアドレスまたはパスワードが正しくないか、アドレスがまだ確認されていません。',
  'site-users.proofRequired':
    'ログインに何度か失敗しました。もう一度パスワードを入力してください。その前にブラウザーが短い計算を行います（JavaScriptが必要です）。使用できない場合は15分お待ちください。',
  'site-users.linkSpent':
    'このリンクは期限切れか、すでに使用されています。新しいリンクをリクエストしてください。',
  'site-users.confirmFailed':
    'パスワードが正しくないか、リンクが期限切れか、すでに使用されています。',
  'site-users.emailInvalid': '有効なメールアドレスを入力してください',
  'site-users.passwordTooShort': 'パスワードは8文字以上必要です。',
  'site-users.passwordTooLong': 'パスワードは128文字までです。',
  'site-users.passwordTooCommon':
    'このパスワードは一般的すぎます。別のパスワードを選んでください。',
  'site-users.passwordWrong': '現在のパスワードが正しくありません。',
  'site-users.nameTooLong': '名前は100文字までです。',
  'site-users.languageUnknown': 'このサイトはその言語に対応していません。',
  'site-users.languageCustom': 'アカウントに独自の言語は使用できません。',
  'site-users.areaClosed': 'このエリアは招待制です。サイトの運営者に招待をご依頼ください。',
  'site-users.areaSold': 'このエリアのアクセス権は購入が必要です。',
  'site-users.areaBought':
    'このエリアのアクセス権は購入済みです。終了はサイトの運営者にご依頼ください。',
  'site-users.areaUnknown': 'この会員エリアは存在しません。',
} satisfies Translated<typeof english>
