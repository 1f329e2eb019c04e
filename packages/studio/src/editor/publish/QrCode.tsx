import { useMemo } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import { renderQrCode } from '../../ui/qr/render-qr-code.ts'
import styles from './publish.module.css'

/** The QR code of a URL, to open the page on a phone. URLs of more than 180 bytes have none. */
export function QrCode({ url }: { readonly url: string }) {
  const t = useTranslate()
  const source = useMemo(() => renderQrCode(url), [url])
  if (source === undefined) return null
  return (
    <figure className={styles['qr']}>
      <img src={source} alt={t('publish.qr', { url })} width="176" height="176" />
      <figcaption className={styles['note']}>{t('publish.qr.caption')}</figcaption>
    </figure>
  )
}
