import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { AssetField } from '../controls/AssetField.tsx'
import styles from '../Inspector.module.css'
import { SharePreviews } from './SharePreviews.tsx'
import { usePublicAddress } from './use-public-address.ts'
import { setPageMeta, setPageSetting, usePageMeta, usePageSetting } from './use-page.ts'

/** The texts and the image by which search engines and shared links show the page. */
export function PageSearch() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const meta = usePageMeta()
  const isPage = store.kind === 'page'
  const noindex = usePageSetting('settings', 'noindex') === true
  const imagePath = isPage ? ['settings', 'mainImageId'] : ['mainImageId']
  const stored = usePageSetting(...imagePath)
  const imageId = typeof stored === 'string' ? stored : undefined
  const site = useQuery(routeQuery('readSiteSettings')).data
  const { host, address } = usePublicAddress()
  const label = t('inspector.seo')
  const title = meta?.seoTitle ?? meta?.title ?? ''
  const description = meta?.seoDescription ?? meta?.description ?? ''
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <TextField
        label={t('inspector.seo.title')}
        help={t('inspector.seo.title.help')}
        maxLength={200}
        isDisabled={isReadOnly}
        value={meta?.seoTitle ?? ''}
        onChange={(text) => setPageMeta(store, { seoTitle: text === '' ? undefined : text })}
      />
      <TextArea
        label={t('inspector.seo.description')}
        help={t('inspector.seo.description.help')}
        maxLength={500}
        isDisabled={isReadOnly}
        value={meta?.seoDescription ?? ''}
        onChange={(text) => setPageMeta(store, { seoDescription: text === '' ? undefined : text })}
      />
      <AssetField
        label={t('inspector.seo.image')}
        accept="image"
        help={t('inspector.seo.image.help')}
        id={imageId}
        isDisabled={isReadOnly}
        onChoose={(id) => setPageSetting(store, imagePath, id)}
        onRemove={() => setPageSetting(store, imagePath, undefined)}
      />
      {isPage && (
        <Switch
          label={t('inspector.seo.noindex')}
          isSelected={noindex}
          isDisabled={isReadOnly}
          onChange={(isOn) =>
            setPageSetting(store, ['settings', 'noindex'], isOn ? true : undefined)
          }
        />
      )}
      <SharePreviews
        site={site?.title ?? ''}
        {...{ host, address, title, description, imageId, isHidden: noindex }}
      />
    </section>
  )
}
