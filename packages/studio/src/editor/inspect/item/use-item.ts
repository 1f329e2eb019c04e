import { useQuery } from '@tanstack/react-query'
import type { Item, Json } from '@vitrine/page'
import { routeQuery } from '../../../api/route-query.ts'
import type { Option } from '../../../ui/fields/options.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor, useEditorState } from '../../context.ts'
import { setPageSetting } from '../page/use-page.ts'

/** Returns the open item. */
export function useItem(): Item {
  // The editor opens the settings of items for items only, whose bodies the server has checked.
  return useEditorState(({ body }) => body as unknown as Item)
}

/** Returns a function that sets a part of the open item; undefined removes it. */
export function useSetItem(): <K extends keyof Item>(name: K, value: Item[K] | undefined) => void {
  const { store } = useEditor()
  // A part of a document is JSON.
  return (name, value) => void setPageSetting(store, [name], value as Json | undefined)
}

/** Returns the tags, categories and authors of the collection of the open item. */
export function useCollectionWords() {
  return useQuery(useWordsQuery()).data
}

/** Returns the authors of the site as options, those of the collection first. */
export function useAuthors() {
  const t = useTranslate()
  return useQuery({
    ...useWordsQuery(),
    select: ({ authors }): readonly Option[] =>
      authors.map(({ name, displayName }) => ({
        id: name,
        label: displayName === '' ? t('inspector.missing') : displayName,
      })),
  })
}

function useWordsQuery() {
  const { store } = useEditor()
  const own = routeQuery('readDocument', { params: { id: store.documentId } })
  const id = useQuery(own).data?.collectionId ?? undefined
  return {
    ...routeQuery('readCollectionWords', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  }
}
