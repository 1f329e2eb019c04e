import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../api/route-query.ts'

/** Returns the prefixes of the languages of the site, which no page can have as its URL. */
export function useLanguagePrefixes(): readonly string[] {
  const languages = useQuery(routeQuery('listLanguages')).data?.languages ?? []
  return languages.map(({ prefix }) => prefix)
}
