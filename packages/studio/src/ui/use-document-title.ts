import { useEffect } from 'react'
import { useTranslate } from './i18n.ts'

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string): void {
  const t = useTranslate()
  useEffect(() => {
    document.title = t('studio.documentTitle', { title })
  }, [t, title])
}
