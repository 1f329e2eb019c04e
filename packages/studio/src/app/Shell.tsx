import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { ExternalLink, LogOut } from 'lucide-react'
import { NavLink, Outlet, useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { endSession, sessionQuery } from '../api/session.ts'
import { features } from './features.ts'
import { listNavigation } from './navigation.ts'
import styles from './Shell.module.css'

/** The layout of every screen: navigation on the left, at the bottom on a phone. */
export function Shell() {
  const { data } = useSuspenseQuery(sessionQuery)
  const navigate = useNavigate()
  const signingOut = useMutation({
    mutationFn: () => callApi('signOut'),
    onSuccess: async () => {
      await navigate('/config/sign-in')
      endSession()
    },
  })
  if (!data) return null
  const { site, member } = data
  const entries = listNavigation(features, member.role)

  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#main">
        Skip to content
      </a>
      <header className={styles['rail']}>
        <p className={styles['site']}>
          <span className={styles['seal']} aria-hidden="true">
            {site.title.slice(0, 1)}
          </span>
          <b>{site.title}</b>
        </p>
        <nav className={styles['nav']} aria-label="Main">
          <NavigationLinks entries={entries.filter(({ group }) => group === 'main')} />
        </nav>
        <nav className={styles['nav']} aria-label="Account">
          <a href={site.url}>
            <ExternalLink aria-hidden="true" />
            View site
          </a>
          <NavigationLinks entries={entries.filter(({ group }) => group === 'account')} />
          <button type="button" onClick={() => signingOut.mutate()} disabled={signingOut.isPending}>
            <LogOut aria-hidden="true" />
            Sign out
          </button>
        </nav>
      </header>
      <main className={styles['main']} id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}

function NavigationLinks(props: { readonly entries: ReturnType<typeof listNavigation> }) {
  return props.entries.map(({ to, label, Icon }) => (
    <NavLink key={to} to={to}>
      <Icon aria-hidden="true" />
      {label}
    </NavLink>
  ))
}
