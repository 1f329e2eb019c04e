import type { search as english } from '../en/search.ts'
import type { Translated } from '../message.ts'

export const search = {
  search: '検索',
  searchTitle: '検索',
  searchLabel: 'サイト内を検索',
  searchButton: '検索',
  searchPrompt: '何をお探しですか？',
  searchResults: { other: '「{query}」の検索結果：{count}件' },
  searchInstead: '「{query}」に一致するものはありませんでした。「{meant}」の結果を表示しています。',
  searchNoResults: '「{query}」に一致するものはありませんでした。',
  searchHelpTitle: 'お試しください',
  searchHelpSpelling: '入力に誤りがないかご確認ください。',
  searchHelpFewer: '言葉を減らすか、より一般的な言葉でお試しください。',
  searchHelpOther: '同じ意味の別の言葉でお試しください。',
  searchNewest: '新着',
  searchFilter: '絞り込み',
  searchTags: 'タグ',
  searchAll: 'すべて',
  searchKindPage: 'ページ',
  searchKindItem: '記事',
  searchKindProduct: '商品',
  searchPages: '検索結果のページ',
  searchPrevious: '前へ',
  searchNext: '次へ',
  searchPosition: '{pages}ページ中{page}ページ目',
} satisfies Translated<typeof english>
