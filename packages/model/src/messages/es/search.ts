import type { search as english } from '../en/search.ts'
import type { Translated } from '../message.ts'

export const search = {
  search: 'Buscar',
  searchTitle: 'Búsqueda',
  searchLabel: 'Buscar en este sitio',
  searchButton: 'Buscar',
  searchPrompt: '¿Qué busca?',
  searchResults: {
    one: '{count} resultado para «{query}»',
    many: '{count} de resultados para «{query}»',
    other: '{count} resultados para «{query}»',
  },
  searchInstead: 'No hay resultados para «{query}». Estos son los resultados para «{meant}».',
  searchNoResults: 'No hay resultados para «{query}».',
  searchHelpTitle: 'Consejos de búsqueda',
  searchHelpSpelling: 'Compruebe que todas las palabras estén bien escritas.',
  searchHelpFewer: 'Use menos palabras o palabras más generales.',
  searchHelpOther: 'Pruebe con otra palabra para lo mismo.',
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
} satisfies Translated<typeof english>
