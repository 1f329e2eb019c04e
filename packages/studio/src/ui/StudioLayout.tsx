import { signOut } from '@vitrine/contract'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { CircleUser, ExternalLink, LogOut, Mail, Package, Store } from 'lucide-react'
import { NavLink, Outlet, useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { endSession, sessionQuery } from '../api/session.ts'
import styles from './StudioLayout.module.css'

const SECTIONS = [
  { to: '/config/orders', label: 'Orders', Icon: Package, action: 'orders.read' },
  { to: '/config/products', label: 'Products', Icon: Store, action: 'products.read' },
  { to: '/config/mail', label: 'Emails', Icon: Mail, action: 'mail.read' },
] as const

/** The layout of every screen: navigation on the left, at the bottom on a phone. */
export function StudioLayout() {
  const { data } = useSuspenseQuery(sessionQuery)
  const navigate = useNavigate()
  const signingOut = useMutation({
    mutationFn: () => callApi(signOut),
    onSuccess: async () => {
      await navigate('/config/sign-in')
      endSession()
    },
  })
  if (!data) return null
  const { site, member } = data
  const sections = SECTIONS.filter(({ action }) => may(member.role, action))

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
          {sections.map(({ to, label, Icon }) => (
            <NavLink key={to} to={to}>
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          ))}
        </nav>
        <nav className={styles['nav']} aria-label="Account">
          <a href={site.url}>
            <ExternalLink aria-hidden="true" />
            View site
          </a>
          <NavLink to="/config/account">
            <CircleUser aria-hidden="true" />
            Your account
          </NavLink>
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
