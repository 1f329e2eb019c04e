import type { ReactNode } from 'react'
import styles from './Thumbnail.module.css'

interface ThumbnailProps {
  /** The image URL; null shows a blank box. */
  readonly imageUrl: string | null
  readonly children: ReactNode
}

/** A product image with text beside it. */
export function Thumbnail({ imageUrl, children }: ThumbnailProps) {
  return (
    <span className={styles['thumbnail']} data-thumbnail>
      {imageUrl ? <img src={imageUrl} alt="" /> : <span className={styles['blank']} />}
      <span>{children}</span>
    </span>
  )
}
