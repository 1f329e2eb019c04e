import { LoadingContent, Skeleton } from '../ui/states/Skeleton.tsx'
import styles from './Shell.module.css'

/** The frame of the studio while its first screen loads. */
export function StartingUp() {
  return (
    <div className={styles['shell']}>
      <div className={styles['rail']} />
      <main className={styles['main']}>
        <LoadingContent>
          <Skeleton width={12} />
        </LoadingContent>
      </main>
    </div>
  )
}
