import type { productReviews as english } from '../en/product-reviews.ts'
import type { Translated } from '../message.ts'

export const productReviews = {
  'product-reviews.pending': 'ありがとうございます。レビューはショップが確認した後に表示されます。',
  'product-reviews.approved': 'レビューをありがとうございます。',
  'product-reviews.chooseStars': '星の数を選択してください。',
  'product-reviews.tooLong': 'このテキストは{max}文字までです。',
  'product-reviews.off': 'このショップではレビューを受け付けていません。',
  'product-reviews.unknownProduct': 'この商品は存在しません。',
  'product-reviews.invalid': '印の付いた項目を確認して、もう一度送信してください。',
  'product-reviews.alreadyReviewed': 'この商品のレビューはすでに投稿されています。',
  'product-reviews.linkSpent':
    'このリンクは使用済みか、有効期限が切れています。メールアドレスを入力してレビューを書くことはできます。',
  'product-reviews.failed': 'レビューを送信できませんでした。後でもう一度お試しください。',
} satisfies Translated<typeof english>
