import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import styles from './SharePreviews.module.css'

interface SharePreviewsProps {
  readonly site: string
  /** The host of the site, and the address of the page on it. */
  readonly host: string
  readonly address: string
  readonly title: string
  readonly description: string
  readonly imageId: string | undefined
  /** Whether search engines are asked not to show the page. */
  readonly isHidden: boolean
}

/** The page as a search result and as a shared link, roughly: each service has its own design. */
export function SharePreviews(props: SharePreviewsProps) {
  const { site, host, address, title, description, imageId, isHidden } = props
  const t = useTranslate()
  const file = useQuery({
    ...routeQuery('readFile', { params: { id: imageId ?? '' } }),
    enabled: imageId !== undefined,
  }).data?.file
  const text = description === '' ? t('inspector.seo.noDescription') : description
  return (
    <>
      <figure className={styles['preview']}>
        <figcaption>{t('inspector.seo.search')}</figcaption>
        {isHidden ? (
          <p className={styles['text']}>{t('inspector.seo.hidden')}</p>
        ) : (
          <div className={styles['card']}>
            <code className={styles['site']}>{address}</code>
            <b className={styles['title']}>{title}</b>
            <span className={styles['text']}>{text}</span>
          </div>
        )}
      </figure>
      <figure className={styles['preview']}>
        <figcaption>{t('inspector.seo.social')}</figcaption>
        <div className={styles['card']}>
          {file?.image && <img src={`${file.url}?format=500w`} alt="" />}
          <span className={styles['site']}>{site === '' ? host : site}</span>
          <b className={styles['title']}>{title}</b>
          <span className={styles['text']}>{text}</span>
        </div>
      </figure>
    </>
  )
}
