import type { Session } from '@vitrine/contract'
import { Fragment, lazy, Suspense } from 'react'
import styles from './Shell.module.css'

// Without the switcher the name remains.
const SiteSwitcher = lazy(() =>
  import('./SiteSwitcher.tsx').then(
    (module) => ({ default: module.SiteSwitcher }),
    () => ({ default: Fragment }),
  ),
)

/** The name of the site with its host, which becomes a menu for a person with several sites. */
export function SiteName({ site }: { readonly site: Session['site'] }) {
  const name = (
    <>
      <span className={styles['seal']} aria-hidden="true">
        {site.title.slice(0, 1)}
      </span>
      <span>
        <b>{site.title}</b>
        <small>{site.host ?? window.location.host}</small>
      </span>
    </>
  )
  return (
    <p className={styles['site']}>
      <Suspense fallback={name}>
        <SiteSwitcher>{name}</SiteSwitcher>
      </Suspense>
    </p>
  )
}
