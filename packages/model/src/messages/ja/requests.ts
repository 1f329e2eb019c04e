import type { requests as english } from '../en/requests.ts'
import type { Translated } from '../message.ts'

export const requests = {
  'requests.sessionExpired':
    'セッションの有効期限が切れました。ページを再読み込みして、もう一度お試しください。',
  'requests.cookiesDisabled':
    'ブラウザーで Cookie を有効にし、ページを再読み込みして、もう一度お試しください。',
  'requests.offline': 'インターネット接続をご確認ください。',
  'requests.tryAgain': 'もう一度お試しください。',
  'http.tooMany': '数秒後にもう一度お試しください。',
} satisfies Translated<typeof english>
