import type { withoutEmail as english } from '../en/without-email.ts'
import type { Translated } from '../message.ts'

export const withoutEmail = {
  accountWithoutEmail:
    '現在、このサイトからメールを送信できません。アカウントについてはサイトにお問い合わせください。',
  donationContact: '寄付番号を添えてお問い合わせください：',
  donationSavedUnder: 'ご寄付は次のアドレスで記録されています：',
  orderCodesContact:
    '現在、このサイトからメールを送信できません。コードについては次のアドレスを添えてお問い合わせください：',
  orderContact: '注文番号を添えてお問い合わせください：',
  orderSavedUnder: 'ご注文は次のアドレスで保存されています：',
  'account.without-email':
    'リクエストを保存しましたが、現在このサイトからメールを送信できません。続けるにはサイトにお問い合わせください。',
  'newsletter.without-email':
    'リクエストを保存しましたが、現在このサイトからメールを送信できません。登録を確認するにはサイトにお問い合わせください。',
  restockWithoutEmail:
    '現在このサイトはメールを送信できません。アドレスを残していただければ、後日ストアからご連絡できます。',
} satisfies Translated<typeof english>
