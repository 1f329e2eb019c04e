import { getPageCode, type Json, type JsonObject } from '@vitrine/page'
import { useEditor } from '../../context.ts'
import { CodeFields } from './CodeFields.tsx'
import { setPageSetting, usePageSetting } from './use-page.ts'

/** The code in the head and at the end of the page. */
export function PageCode() {
  const { store } = useEditor()
  const settings = usePageSetting('settings')
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
