import { useQuery } from '@tanstack/react-query'
import { getPageCode, type Json, type JsonObject } from '@vitrine/page'
import { routeQuery } from '../../../api/route-query.ts'
import { useEditor } from '../../context.ts'
import { CodeFields } from './CodeFields.tsx'
import { setPageSetting, usePageSetting } from './use-page.ts'

/** The code in the head and at the end of the page. Pages of the platform have none. */
export function PageCode() {
  const { store } = useEditor()
  const settings = usePageSetting('settings')
  const pages = useQuery(routeQuery('readSitePages')).data?.pages
  if (pages?.find(({ id }) => id === store.documentId)?.isSystem) return null
  // The settings of a page are JSON.
  const code = getPageCode({ settings: settings ?? {} } as JsonObject)
  return (
    <CodeFields
      of="page"
      code={code}
      // Code is JSON.
      onChange={(next) => setPageSetting(store, ['settings', 'code'], next as Json | undefined)}
    />
  )
}
