import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import styles from '../Inspector.module.css'
import { setPageSetting, usePageSetting } from './use-page.ts'

const DEFAULT = 'default'

/** The layout of the theme, if the theme has several. */
export function PageLayout() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const stored = usePageSetting('settings', 'layout')
  const layouts = useQuery(routeQuery('readThemeParts')).data?.layouts ?? []
  const value = typeof stored === 'string' ? stored : DEFAULT
  const names = layouts.includes(value) ? layouts : [...layouts, value]
  if (names.length < 2) return null
  return (
    <section className={styles['group']} aria-label={t('inspector.layout')}>
      <h3>{t('inspector.layout')}</h3>
      <Select
        label={t('inspector.layout.name')}
        help={t('inspector.layout.help')}
        options={names.map((id) => ({
          id,
          label: id === DEFAULT ? t('inspector.layout.default') : id,
        }))}
        value={value}
        isDisabled={isReadOnly}
        onChange={(id) =>
          setPageSetting(store, ['settings', 'layout'], id === DEFAULT ? undefined : id)
        }
      />
    </section>
  )
}
