import type { forms as english } from '../en/forms.ts'
import type { Translated } from '../message.ts'

export const forms = {
  'forms.required': '必須',
  'forms.tooLong': '文字数の上限を超えています。',
  'forms.email': 'メールアドレスが正しくありません。user@domain.com の形式で入力してください。',
  'forms.invalid': '1つ以上の項目が正しくありません。入力内容をご確認ください。',
  'forms.scrollDown': 'フォームに問題があります。下にスクロールしてご確認ください。',
  'forms.scrollUp': 'フォームに問題があります。上にスクロールしてご確認ください。',
  'forms.unauthorized': 'フォームを送信できません。しばらくしてからもう一度お試しください。',
  'forms.unknown': 'このフォームはまだ設定されていません。',
  'forms.tooMany':
    'フォームを送信できません。送信回数の上限を超えました。しばらくしてからもう一度お試しください。',
  'forms.failed': 'フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
  'forms.unknownError': '不明なエラーです。しばらくしてからもう一度お試しください。',
  'forms.noKey': 'フォームを開始できませんでした。しばらくしてからもう一度お試しください。',
  'forms.saving': '送信中…',
  'forms.number': '数字を入力してください。',
  'forms.website': 'ウェブアドレスを入力してください。',
  'forms.date': '日付を入力してください。',
  'forms.option': '選択肢から1つ選んでください。',
  'forms.time': '時刻を入力してください。',
  'forms.phone': '電話番号を入力してください。',
  'forms.shape': 'この回答は読み取れません。もう一度入力してください。',
  'captcha.missing': '送信する前に CAPTCHA を完了してください。',
  'captcha.failed': 'reCAPTCHA に失敗しました。ページを再読み込みして、もう一度お試しください。',
} satisfies Translated<typeof english>
