import type { search as english } from '../en/search.ts'
import type { Translated } from '../message.ts'

export const search = {
  search: 'Rechercher',
  searchTitle: 'Recherche',
  searchLabel: 'Rechercher sur ce site',
  searchButton: 'Rechercher',
  searchPrompt: 'Que cherchez-vous ?',
  searchResults: {
    one: '{count} résultat pour « {query} »',
    many: '{count} résultats pour « {query} »',
    other: '{count} résultats pour « {query} »',
  },
  searchInstead: 'Aucun résultat pour « {query} ». Voici les résultats pour « {meant} ».',
  searchNoResults: 'Aucun résultat pour « {query} ».',
  searchHelpTitle: 'Conseils de recherche',
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
} satisfies Translated<typeof english>
