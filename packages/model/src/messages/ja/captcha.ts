import type { captcha as english } from '../en/captcha.ts'
import type { Translated } from '../message.ts'

export const captcha = {
  'captcha.over': '認証の有効期限が切れました。もう一度お試しください。',
  'captcha.label': '私はロボットではありません',
  'captcha.checking': '確認中…',
  'captcha.checked': '確認しました。フォームを送信できます。',
  'captcha.again': '認証に失敗しました。もう一度お試しください。',
  'captcha.insecure': '認証には安全な接続（https）が必要です。',
} satisfies Translated<typeof english>
