import type { LibraryFile } from '@vitrine/contract'
import type { FileKind } from '@vitrine/model'
import { Upload } from 'lucide-react'
import { type ChangeEvent, type Ref, useRef } from 'react'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import { startUploads } from './uploads.ts'

interface UploadButtonProps {
  readonly label: string
  readonly primary?: boolean
  readonly small?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  /** The one kind of files to choose; any file by default. */
  readonly kind?: FileKind
  /** Whether only one file is chosen, to replace this one. */
  readonly replaces?: string
  readonly onComplete?: (file: LibraryFile) => void
}

/** A button that chooses files of this device and uploads them. */
export function UploadButton(props: UploadButtonProps) {
  const { label, kind, replaces, onComplete, ...button } = props
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const isMedia = kind === 'image' || kind === 'audio' || kind === 'video'
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    startUploads(files, { ...(replaces && { replaces }), ...(onComplete && { onComplete }) })
    target.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={replaces === undefined}
        aria-label={t('files.choose')}
        {...(isMedia && { accept: `${kind}/*` })}
        onChange={choose}
      />
      <Button {...button} onPress={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        {label}
      </Button>
    </>
  )
}
