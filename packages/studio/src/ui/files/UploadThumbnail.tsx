import { File as FileIcon, ImageOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './files.module.css'
import { FileThumbnail } from './FileThumbnail.tsx'
import type { Upload } from './uploads.ts'

/** An uploaded file in small: the image of this device, until the library has it. */
export function UploadThumbnail({ upload: { file, result, state } }: { readonly upload: Upload }) {
  return (
    <span className={styles['small']} aria-hidden="true">
      {result ? (
        <FileThumbnail file={result} />
      ) : state === 'failed' || state === 'cancelled' || !file.type.startsWith('image/') ? (
        <span className={styles['thumbnail']} data-blank>
          {file.type.startsWith('image/') ? <ImageOff /> : <FileIcon />}
        </span>
      ) : (
        <LocalImage file={file} />
      )}
    </span>
  )
}

function LocalImage({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} className={styles['thumbnail']} alt="" />
}
