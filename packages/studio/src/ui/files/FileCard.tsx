import type { ListedFile } from '@vitrine/contract'
import { Badge } from '../Badge.tsx'
import { useTranslate } from '../i18n.ts'
import styles from './files.module.css'
import { FileThumbnail } from './FileThumbnail.tsx'
import { needsAltText } from './needs-alt-text.ts'

/** A file in a grid: its image, its name, and what it needs. */
export function FileCard({ file }: { readonly file: ListedFile }) {
  return (
    <span className={styles['card']}>
      <FileThumbnail file={file} />
      <span className={styles['name']}>{file.filename}</span>
      <FileNote file={file} />
    </span>
  )
}

function FileNote({ file }: { readonly file: ListedFile }) {
  const { uses } = file
  const t = useTranslate()
  if (needsAltText(file))
    return (
      <span>
        <Badge tone="warn">{t('files.noAltText')}</Badge>
      </span>
    )
  if (uses === 0)
    return (
      <span>
        <Badge>{t('files.unused')}</Badge>
      </span>
    )
  return <span className={styles['meta']}>{t('files.uses', { count: uses })}</span>
}
