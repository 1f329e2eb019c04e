import { useMemo } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './publish.module.css'
import { createQrCode } from './qr/qr-code.ts'

/** The width of the light border, in modules. */
const QUIET = 4

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

/** Renders the QR code of a text as the URL of an SVG; undefined if the text is too long. */
function renderQrCode(text: string): string | undefined {
  const modules = createQrCode(text)
  if (!modules) return undefined
  const size = modules.length + 2 * QUIET
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
