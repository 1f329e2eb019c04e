import type { donations as english } from '../en/donations.ts'
import type { Translated } from '../message.ts'

export const donations = {
  'donations.donate': '寄付する',
  'donations.donation': '寄付',
  'donations.amount': '金額',
  'donations.otherAmount': 'その他の金額',
  'donations.atLeast': '{amount}以上',
  'donations.between': '{least}から{most}まで',
  'donations.invalid': '金額をご確認ください。',
  'donations.choose': '金額を選択してください。',
  'donations.digits': '金額を数字で入力してください。',
  'donations.notOffered': 'この金額は選べなくなりました。別の金額を選択してください。',
  'donations.minimum': '最低額：{amount}',
  'donations.maximum': '最高額：{amount}',
  'donations.unknown': 'この寄付フォームは利用できなくなりました。',
} satisfies Translated<typeof english>
