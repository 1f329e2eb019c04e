import type { LibraryFile } from '@vitrine/contract'
import type { FileKind } from '@vitrine/model'
import { AudioLines, File, FileArchive, FileText, Film, type LucideIcon } from 'lucide-react'
import styles from './files.module.css'

const ICONS: Readonly<Record<FileKind, LucideIcon>> = {
  image: File,
  audio: AudioLines,
  video: Film,
  document: FileText,
  other: FileArchive,
}

/** An image of the library, or the icon of another file. */
export function FileThumbnail({ file }: { readonly file: LibraryFile }) {
  const { kind, url, image } = file
  if (image)
    return (
      <img
        className={styles['thumbnail']}
        src={`${url}?format=300w`}
        alt=""
        loading="lazy"
        style={{
          objectPosition: `${image.mediaFocalPoint.x * 100}% ${image.mediaFocalPoint.y * 100}%`,
        }}
      />
    )
  const Icon = ICONS[kind]
  return (
    <span className={styles['thumbnail']} data-blank>
      <Icon aria-hidden="true" />
    </span>
  )
}
