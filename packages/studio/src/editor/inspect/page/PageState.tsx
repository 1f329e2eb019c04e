import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import styles from '../Inspector.module.css'
import { setPageSetting, usePageSetting } from './use-page.ts'

/** Whether the page has a URL. The home page always has one. */
export function PageState() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const isEnabled = usePageSetting('settings', 'enabled') !== false
  const pages = useQuery(routeQuery('readSitePages')).data?.pages
  const isHome = pages?.find(({ id }) => id === store.documentId)?.isHome === true
  if (isHome && isEnabled) return null
  const label = t('inspector.page.state')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <Switch
        label={t('inspector.page.private')}
        isSelected={!isEnabled}
        isDisabled={isReadOnly}
        onChange={(isPrivate) => setPageSetting(store, ['settings', 'enabled'], !isPrivate)}
      />
      <p className={styles['note']}>{t('inspector.page.private.help')}</p>
    </section>
  )
}
