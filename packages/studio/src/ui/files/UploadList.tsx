import { formatFileSize } from '@vitrine/model'
import type { LibraryFile } from '@vitrine/contract'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import { useFocusAfter } from '../use-focus-after.ts'
import styles from './files.module.css'
import { needsAltText } from './needs-alt-text.ts'
import { UploadThumbnail } from './UploadThumbnail.tsx'
import { cancelUpload, isActive, retryUpload, type Upload, watchUpload } from './uploads.ts'

interface UploadListProps {
  readonly uploads: readonly Upload[]
  /** Opens the alt text of an uploaded image; undefined where that is not possible. */
  readonly onDescribe?: ((file: LibraryFile) => void) | undefined
  /** Gives the focus to what comes next when the list leaves the screen; undefined where it stays. */
  readonly focusNext?: () => void
}

/** The uploads with their progress, and what to do about each. */
export function UploadList({ uploads, onDescribe, focusNext }: UploadListProps) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  useFocusAfter(list, () => focusNext?.())
  return (
    <ul ref={list} className={styles['uploads']} aria-label={t('files.uploads')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onDescribe={onDescribe} />
      ))}
    </ul>
  )
}

interface UploadRowProps extends Pick<UploadListProps, 'onDescribe'> {
  readonly upload: Upload
}

function UploadRow({ upload, onDescribe }: UploadRowProps) {
  const { id, file } = upload
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => watchUpload(id), [id])
  useFocusAfter(row, () => focusSibling(row.current))
  return (
    <li ref={row} tabIndex={-1}>
      <UploadThumbnail upload={upload} />
      <div className={styles['upload']}>
        <span className={styles['name']}>{file.name}</span>
        <UploadState upload={upload} />
      </div>
      {(isActive(upload) || canRetry(upload)) && (
        <UploadAction upload={upload} focusNext={() => row.current?.focus()} />
      )}
      {upload.result?.image && onDescribe && (
        <DescribeButton file={upload.result} onDescribe={onDescribe} />
      )}
    </li>
  )
}

/** Gives the focus to the row after one that leaves the list, or to the row before the last one. */
function focusSibling(row: Element | null): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  if (next instanceof HTMLElement) next.focus()
}

/** Stays while the image is described, so that the focus returns to it. */
function DescribeButton(props: {
  readonly file: LibraryFile
  readonly onDescribe: (file: LibraryFile) => void
}) {
  const { file, onDescribe } = props
  const t = useTranslate()
  const isMissing = needsAltText(file)
  const name = file.filename
  return (
    <Button
      small
      aria-label={t(isMissing ? 'files.addAltTextOne' : 'files.altTextOne', { name })}
      onPress={() => onDescribe(file)}
    >
      {t(isMissing ? 'files.addAltText' : 'files.altText')}
    </Button>
  )
}

interface UploadActionProps {
  readonly upload: Upload
  readonly focusNext: () => void
}

/** The one button of an upload: it stays while what it does changes, and so does the focus on it. */
function UploadAction({ upload, focusNext }: UploadActionProps) {
  const t = useTranslate()
  const { id, file } = upload
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(button, focusNext)
  const { name } = file
  return isActive(upload) ? (
    <Button
      ref={button}
      small
      quiet
      aria-label={t('files.cancelOne', { name })}
      onPress={() => cancelUpload(id)}
    >
      {t('studio.cancel')}
    </Button>
  ) : (
    <Button
      ref={button}
      small
      aria-label={t('files.retryOne', { name })}
      onPress={() => retryUpload(id)}
    >
      {t('files.retry')}
    </Button>
  )
}

function canRetry({ state, file }: Upload): boolean {
  // Another attempt does not help an empty file.
  return (state === 'failed' || state === 'cancelled') && file.size > 0
}

function UploadState({ upload }: { readonly upload: Upload }) {
  const t = useTranslate()
  const { state, file, sentBytes, isWaiting = false, message = '' } = upload
  if (state === 'failed' || state === 'cancelled')
    return (
      <span className={styles['problem']} role="alert">
        <CircleAlert aria-hidden="true" />
        <span>{state === 'failed' ? t('fileMessages.uploading', { message }) : message}</span>
      </span>
    )
  if (state === 'complete') {
    const isDescribed = upload.result === undefined || !needsAltText(upload.result)
    return (
      <span className={styles['meta']}>
        {t(isDescribed ? 'files.uploaded' : 'files.uploadedNoAltText')}
      </span>
    )
  }
  if (state === 'waiting') return <span className={styles['meta']}>{t('files.waiting')}</span>
  const percent = file.size === 0 ? 0 : Math.floor((100 * sentBytes) / file.size)
  const text =
    state === 'processing'
      ? t('files.processing')
      : t('files.progress', { percent: String(percent), size: formatFileSize(file.size) })
  return (
    <>
      <span className={styles['meta']}>
        <output>{isWaiting && t('files.waitingForConnection')}</output>
        {!isWaiting && text}
      </span>
      <progress className={styles['progress']} max={100} value={percent} aria-label={file.name} />
    </>
  )
}
