import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { useDraft } from '../controls/use-draft.ts'
import styles from '../Inspector.module.css'
import { formatText } from '../values/parse-text.ts'
import { setPageMeta, usePageMeta, useShownMeta } from './use-page.ts'
import { useSlugDraft } from './use-slug-draft.ts'

/** The title and the URL of the page. */
export function PageAddress() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const meta = usePageMeta()
  const shown = useShownMeta()
  const pages = useQuery(routeQuery('readSitePages')).data?.pages
  const page = pages?.find(({ id }) => id === store.documentId)
  const languages = useQuery(routeQuery('listLanguages')).data?.languages
  const prefix = languages?.find(({ tag }) => tag === store.locale)?.prefix
  const title = useDraft({
    value: shown?.title,
    format: formatText,
    parse: (text) =>
      text.trim() === '' ? { error: t('inspector.page.title.empty') } : { value: text },
    onChange: (value) => setPageMeta(store, { title: formatText(value) }),
  })
  const slug = useSlugDraft()
  const label = t('inspector.page.address')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <TextField
        label={t('inspector.page.title')}
        maxLength={200}
        isDisabled={isReadOnly}
        {...title}
      />
      <TextField
        label={t('inspector.page.navigationTitle')}
        help={t('inspector.page.navigationTitle.help')}
        maxLength={200}
        isDisabled={isReadOnly}
        value={meta?.navigationTitle ?? ''}
        onChange={(text) => setPageMeta(store, { navigationTitle: text === '' ? undefined : text })}
      />
      {page?.isHome || page?.isSystem ? (
        <p className={styles['note']}>
          {t(page.isHome ? 'inspector.page.home' : 'inspector.page.system')}
        </p>
      ) : (
        <TextField
          label={t('inspector.page.slug')}
          prefix={prefix === undefined || prefix === '' ? '/' : `/${prefix}/`}
          maxLength={200}
          isDisabled={isReadOnly}
          {...slug}
        />
      )}
    </section>
  )
}
