import { Skeleton } from '../states/Skeleton.tsx'
import styles from './files.module.css'

/** The library while it loads. */
export function LibrarySkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <span className={styles['skeletons']}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index}>
          <span className={styles['thumbnail']} data-blank />
          <Skeleton width={12} />
        </span>
      ))}
    </span>
  )
}
