import type { search as english } from '../en/search.ts'
import type { Translated } from '../message.ts'

export const search = {
  search: 'חיפוש',
  searchTitle: 'חיפוש',
  searchLabel: 'חיפוש באתר',
  searchButton: 'חיפוש',
  searchPrompt: 'מה מחפשים?',
  searchResults: {
    one: 'תוצאה אחת עבור "{query}"',
    two: 'שתי תוצאות עבור "{query}"',
    other: '{count} תוצאות עבור "{query}"',
  },
  searchInstead: 'אין תוצאות עבור "{query}". אלה התוצאות עבור "{meant}".',
  searchNoResults: 'אין תוצאות עבור "{query}".',
  searchHelpTitle: 'עצות לחיפוש',
  searchHelpSpelling: 'לבדוק שכל מילה כתובה נכון.',
  searchHelpFewer: 'להשתמש בפחות מילים, או במילים כלליות יותר.',
  searchHelpOther: 'להשתמש במילה אחרת לאותו דבר.',
  searchNewest: 'חדש באתר',
  searchFilter: 'להציג רק',
  searchTags: 'תגיות',
  searchAll: 'הכול',
  searchKindPage: 'דפים',
  searchKindItem: 'מאמרים',
  searchKindProduct: 'מוצרים',
  searchPages: 'דפי תוצאות',
  searchPrevious: 'הקודם',
  searchNext: 'הבא',
  searchPosition: 'דף {page} מתוך {pages}',
} satisfies Translated<typeof english>
