import type { reviewsPage as english } from '../en/reviews-page.ts'
import type { Translated } from '../message.ts'

export const reviewsPage = {
  reviewsTitle: 'レビュー',
  reviewStars: { other: '5つ星のうち{count}' },
  reviewCount: { other: 'レビュー{count}件' },
  reviewSummary: { other: '5つ星のうち{rating}、レビュー{count}件' },
  reviewsEmpty: 'レビューはまだありません。',
  reviewVerified: '購入確認済み',
  reviewReply: 'ショップからの返信',
  reviewsOlder: '以前のレビュー',
  reviewsNewest: '最新のレビュー',
  reviewWrite: 'レビューを書く',
  reviewRating: '評価',
  reviewName: 'お名前（レビューとともに表示されます）',
  reviewEmail: 'メールアドレス（表示されません）',
  reviewHeading: '見出し（任意）',
  reviewText: 'レビュー本文',
  reviewSend: 'レビューを送信',
  reviewModerated: 'レビューはショップが確認した後に表示されます。',
  reviewProof: 'メールのリンクにより、この商品の購入が確認されています。',
  reviewBack: '商品に戻る',
  titleReview: 'レビューを書く',
} satisfies Translated<typeof english>
