import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import { ListFooter } from '../Toolbar.tsx'

/** The part of a query that loads its next page. */
export interface PagedQuery {
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** The button below a list that loads more of it; nothing once all of it is loaded. */
export function LoadMore({ query }: { readonly query: PagedQuery }) {
  const t = useTranslate()
  if (!query.hasNextPage) return null
  return (
    <ListFooter>
      <Button onPress={() => void query.fetchNextPage()}>{t('studio.loadMore')}</Button>
    </ListFooter>
  )
}
