import type { SitePage } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { House, Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryNotice } from '../../ui/QueryNotice.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { NewPageDialog } from './NewPageDialog.tsx'
import { groupPages } from './page-groups.ts'
import { PageMenu } from './PageMenu.tsx'
import styles from './PagesPage.module.css'
import { listStates } from './page-states.ts'

/** The pages of the site: its menus, pages that no menu has, and those that the platform shows. */
export function Component() {
  const query = useQuery(routeQuery('readSitePages'))
  const [isAdding, setAdding] = useState(false)
  const { data } = query
  return (
    <Page title="Pages" note="Everything that visitors can open, by menu.">
      <div className={styles['actions']}>
        <Button primary onPress={() => setAdding(true)}>
          Add page
        </Button>
      </div>
      <QueryNotice query={query} />
      {data?.pages.length === 0 && (
        <EmptyState title="No pages yet">Add a page to begin.</EmptyState>
      )}
      {data &&
        groupPages(data).map(({ label, rows }) => (
          <Panel key={label} title={label}>
            <ul className={styles['list']}>
              {rows.map(({ page, depth, key }) => (
                <PageRow key={key} page={page} depth={depth} locale={data.locale} />
              ))}
            </ul>
          </Panel>
        ))}
      {isAdding && data && <NewPageDialog pages={data} onClose={() => setAdding(false)} />}
    </Page>
  )
}

function PageRow(props: {
  readonly page: SitePage
  readonly depth: number
  readonly locale: string
}) {
  const { page, depth, locale } = props
  const { id, title, slug, isHome, isLocked, isSystem, path } = page
  const address = isSystem ? 'Shown by the platform' : `/${path ?? slug}`
  return (
    <li className={styles['row']} data-depth={depth}>
      <Link className={styles['name']} to={`/config/pages/${id}`}>
        <b>{title === '' ? 'Untitled' : title}</b>
        <small>{isHome ? 'Home page' : address}</small>
      </Link>
      {isHome && <House aria-hidden="true" />}
      {isLocked && <Lock aria-label="Locked" />}
      <span className={styles['states']}>
        {listStates(page).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </span>
      <PageMenu page={page} locale={locale} />
    </li>
  )
}
