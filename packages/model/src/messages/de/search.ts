import type { search as english } from '../en/search.ts'
import type { Translated } from '../message.ts'

export const search = {
  search: 'Suche',
  searchTitle: 'Suche',
  searchLabel: 'Diese Website durchsuchen',
  searchButton: 'Suchen',
  searchPrompt: 'Wonach suchen Sie?',
  searchResults: { one: '{count} Treffer für „{query}“', other: '{count} Treffer für „{query}“' },
  searchInstead: 'Keine Treffer für „{query}“. Hier sind die Treffer für „{meant}“.',
  searchNoResults: 'Keine Treffer für „{query}“.',
  searchHelpTitle: 'Suchtipps',
  searchHelpSpelling: 'Prüfen Sie, ob alle Wörter richtig geschrieben sind.',
  searchHelpFewer: 'Verwenden Sie weniger oder allgemeinere Wörter.',
  searchHelpOther: 'Versuchen Sie ein anderes Wort für dasselbe.',
  searchNewest: 'Neu auf dieser Website',
  searchFilter: 'Nur anzeigen',
  searchTags: 'Schlagwörter',
  searchAll: 'Alles',
  searchKindPage: 'Seiten',
  searchKindItem: 'Beiträge',
  searchKindProduct: 'Produkte',
  searchPages: 'Seiten mit Treffern',
  searchPrevious: 'Zurück',
  searchNext: 'Weiter',
  searchPosition: 'Seite {page} von {pages}',
} satisfies Translated<typeof english>
