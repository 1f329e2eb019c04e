import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Button as AriaButton } from 'react-aria-components/Button'
import { routeQuery } from '../api/route-query.ts'
import { useTranslate } from '../ui/i18n.ts'
import { Menu } from '../ui/overlays/Menu.tsx'
import { addTexts } from '../ui/texts.ts'
import { ownSitesTexts } from '../ui/texts/sites/own-sites.ts'
import styles from './SiteSwitcher.module.css'

addTexts(ownSitesTexts)

/**
 * Makes the name of the site a menu of the person's other sites, which opens the studio of each at its own host. Without
 * other sites, the name is all there is.
 */
export function SiteSwitcher({ children }: { readonly children?: ReactNode }) {
  const t = useTranslate()
  const { data } = useQuery({ ...routeQuery('listOwnSites'), staleTime: 300_000 })
  if (!data || data.sites.length === 0) return children
  const items = data.sites.map(({ id, title, host, url }) => ({
    ...{ id, label: title, help: host, href: url },
  }))
  // Other hosts are outside the router of this studio.
  return (
    <RouterProvider navigate={(to) => window.location.assign(to)}>
      <Menu
        label={t('ownSites.switch')}
        trigger={
          <AriaButton className={styles['trigger'] ?? ''}>
            {children}
            <ChevronsUpDown aria-hidden="true" />
          </AriaButton>
        }
        groups={[{ title: t('ownSites.list'), items }]}
      />
    </RouterProvider>
  )
}
