type Plural = { readonly one: string; readonly other: string }

interface SearchLabels {
  readonly searchTitle: string
  readonly searchLabel: string
  readonly searchButton: string
  readonly searchPrompt: string
  readonly searchResults: Plural
  readonly searchInstead: string
  readonly searchNoResults: string
  readonly searchHelpTitle: string
  readonly searchHelpSpelling: string
  readonly searchHelpFewer: string
  readonly searchHelpOther: string
  readonly searchNewest: string
  readonly searchFilter: string
  readonly searchTags: string
  readonly searchAll: string
  readonly searchKindPage: string
  readonly searchKindItem: string
  readonly searchKindProduct: string
  readonly searchPages: string
  readonly searchPrevious: string
  readonly searchNext: string
  readonly searchPosition: string
}

/** What the search page says, by language; a theme’s own texts of the same names come before. */
export const searchLabels: Readonly<Record<string, SearchLabels>> = {
  en: {
    searchTitle: 'Search',
    searchLabel: 'Search this site',
    searchButton: 'Search',
    searchPrompt: 'What are you looking for?',
    searchResults: {
      one: '{count} result for “{query}”',
      other: '{count} results for “{query}”',
    },
    searchInstead: 'Nothing was found for “{query}”. This is for “{meant}” instead.',
    searchNoResults: 'Nothing was found for “{query}”.',
    searchHelpTitle: 'What you can try',
    searchHelpSpelling: 'See whether every word is spelled right.',
    searchHelpFewer: 'Use fewer words, or more general ones.',
    searchHelpOther: 'Use another word for the same thing.',
    searchNewest: 'New on this site',
    searchFilter: 'Show only',
    searchTags: 'Tags',
    searchAll: 'Everything',
    searchKindPage: 'Pages',
    searchKindItem: 'Articles',
    searchKindProduct: 'Products',
    searchPages: 'Pages of results',
    searchPrevious: 'Previous',
    searchNext: 'Next',
    searchPosition: 'Page {page} of {pages}',
  },
  de: {
    searchTitle: 'Suche',
    searchLabel: 'Diese Website durchsuchen',
    searchButton: 'Suchen',
    searchPrompt: 'Wonach suchen Sie?',
    searchResults: {
      one: '{count} Treffer für „{query}“',
      other: '{count} Treffer für „{query}“',
    },
    searchInstead: 'Zu „{query}“ wurde nichts gefunden. Dies ist zu „{meant}“.',
    searchNoResults: 'Zu „{query}“ wurde nichts gefunden.',
    searchHelpTitle: 'Was Sie versuchen können',
    searchHelpSpelling: 'Prüfen Sie, ob alle Wörter richtig geschrieben sind.',
    searchHelpFewer: 'Nehmen Sie weniger oder allgemeinere Wörter.',
    searchHelpOther: 'Nehmen Sie ein anderes Wort für dasselbe.',
    searchNewest: 'Neu auf dieser Website',
    searchFilter: 'Nur zeigen',
    searchTags: 'Schlagwörter',
    searchAll: 'Alles',
    searchKindPage: 'Seiten',
    searchKindItem: 'Beiträge',
    searchKindProduct: 'Produkte',
    searchPages: 'Seiten mit Treffern',
    searchPrevious: 'Zurück',
    searchNext: 'Weiter',
    searchPosition: 'Seite {page} von {pages}',
  },
  fr: {
    searchTitle: 'Recherche',
    searchLabel: 'Rechercher sur ce site',
    searchButton: 'Rechercher',
    searchPrompt: 'Que cherchez-vous ?',
    searchResults: {
      one: '{count} résultat pour « {query} »',
      other: '{count} résultats pour « {query} »',
    },
    searchInstead: 'Aucun résultat pour « {query} ». Voici ceux pour « {meant} ».',
    searchNoResults: 'Aucun résultat pour « {query} ».',
    searchHelpTitle: 'Ce que vous pouvez essayer',
    searchHelpSpelling: 'Vérifiez l’orthographe de chaque mot.',
    searchHelpFewer: 'Utilisez moins de mots, ou des mots plus généraux.',
    searchHelpOther: 'Essayez un autre mot pour la même chose.',
    searchNewest: 'Nouveau sur ce site',
    searchFilter: 'Afficher seulement',
    searchTags: 'Mots-clés',
    searchAll: 'Tout',
    searchKindPage: 'Pages',
    searchKindItem: 'Articles',
    searchKindProduct: 'Produits',
    searchPages: 'Pages de résultats',
    searchPrevious: 'Précédent',
    searchNext: 'Suivant',
    searchPosition: 'Page {page} sur {pages}',
  },
  es: {
    searchTitle: 'Búsqueda',
    searchLabel: 'Buscar en este sitio',
    searchButton: 'Buscar',
    searchPrompt: '¿Qué busca?',
    searchResults: {
      one: '{count} resultado para «{query}»',
      other: '{count} resultados para «{query}»',
    },
    searchInstead: 'No se encontró nada para «{query}». Estos son los resultados para «{meant}».',
    searchNoResults: 'No se encontró nada para «{query}».',
    searchHelpTitle: 'Qué puede probar',
    searchHelpSpelling: 'Compruebe que todas las palabras estén bien escritas.',
    searchHelpFewer: 'Use menos palabras o palabras más generales.',
    searchHelpOther: 'Use otra palabra para lo mismo.',
    searchNewest: 'Novedades de este sitio',
    searchFilter: 'Mostrar solo',
    searchTags: 'Etiquetas',
    searchAll: 'Todo',
    searchKindPage: 'Páginas',
    searchKindItem: 'Artículos',
    searchKindProduct: 'Productos',
    searchPages: 'Páginas de resultados',
    searchPrevious: 'Anterior',
    searchNext: 'Siguiente',
    searchPosition: 'Página {page} de {pages}',
  },
  ja: {
    searchTitle: '検索',
    searchLabel: 'サイト内を検索',
    searchButton: '検索',
    searchPrompt: '何をお探しですか？',
    searchResults: {
      one: '「{query}」の検索結果：{count}件',
      other: '「{query}」の検索結果：{count}件',
    },
    searchInstead:
      '「{query}」に一致するものはありませんでした。「{meant}」の結果を表示しています。',
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
  },
  ar: {
    searchTitle: 'بحث',
    searchLabel: 'ابحث في هذا الموقع',
    searchButton: 'بحث',
    searchPrompt: 'عمّ تبحث؟',
    searchResults: {
      one: 'نتيجة واحدة عن «{query}»',
      other: 'النتائج عن «{query}»: {count}',
    },
    searchInstead: 'لم يُعثر على شيء عن «{query}». هذه نتائج «{meant}» بدلًا منها.',
    searchNoResults: 'لم يُعثر على شيء عن «{query}».',
    searchHelpTitle: 'ما يمكنك تجربته',
    searchHelpSpelling: 'تأكد من كتابة كل كلمة كتابةً صحيحة.',
    searchHelpFewer: 'استعمل كلمات أقل أو أعم.',
    searchHelpOther: 'استعمل كلمة أخرى بالمعنى نفسه.',
    searchNewest: 'الجديد على هذا الموقع',
    searchFilter: 'عرض فقط',
    searchTags: 'الوسوم',
    searchAll: 'الكل',
    searchKindPage: 'الصفحات',
    searchKindItem: 'المقالات',
    searchKindProduct: 'المنتجات',
    searchPages: 'صفحات النتائج',
    searchPrevious: 'السابق',
    searchNext: 'التالي',
    searchPosition: 'الصفحة {page} من {pages}',
  },
  he: {
    searchTitle: 'חיפוש',
    searchLabel: 'חיפוש באתר',
    searchButton: 'חיפוש',
    searchPrompt: 'מה מחפשים?',
    searchResults: {
      one: 'תוצאה אחת עבור "{query}"',
      other: '{count} תוצאות עבור "{query}"',
    },
    searchInstead: 'לא נמצא דבר עבור "{query}". אלה התוצאות עבור "{meant}".',
    searchNoResults: 'לא נמצא דבר עבור "{query}".',
    searchHelpTitle: 'מה אפשר לנסות',
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
  },
}
