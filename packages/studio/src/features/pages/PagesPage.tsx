import type { SitePage } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { House, Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { pagesTexts } from '../../ui/texts/pages.ts'
import { NewPageDialog } from './NewPageDialog.tsx'
import { groupPages } from './page-groups.ts'
import { PageMenu } from './PageMenu.tsx'
import styles from './PagesPage.module.css'
import { listStates } from './page-states.ts'

addTexts(pagesTexts)

/** The pages of the site: its menus, pages that no menu has, and those that the platform shows. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(routeQuery('readSitePages'))
  const [isAdding, setAdding] = useState(false)
  const { data } = query
  return (
    <Page title={t('pages.title')} note={t('pages.note')}>
      <div className={styles['actions']}>
        <LinkButton to="/config/pages/publish">{t('pages.publish')}</LinkButton>
        <Button primary onPress={() => setAdding(true)}>
          {t('pages.add')}
        </Button>
      </div>
      <QueryView
        query={query}
        skeleton={
          <Panel>
            <TableSkeleton widths={[28]} rows={8} />
          </Panel>
        }
        isEmpty={({ pages }) => pages.length === 0}
        empty={<EmptyState title={t('pages.empty')}>{t('pages.empty.text')}</EmptyState>}
      >
        {(site) =>
          groupPages(site).map(({ key, label, rows }) => (
            <Panel key={key} title={label(t)}>
              <ul className={styles['list']}>
                {rows.map(({ page, depth, key: row }) => (
                  <PageRow key={row} page={page} depth={depth} locale={site.locale} />
                ))}
              </ul>
            </Panel>
          ))
        }
      </QueryView>
      {isAdding && data && <NewPageDialog pages={data} onClose={() => setAdding(false)} />}
    </Page>
  )
}

function PageRow(props: {
  readonly page: SitePage
  readonly depth: number
  readonly locale: string
}) {
  const t = useTranslate()
  const { page, depth, locale } = props
  const { id, title, slug, isHome, isLocked, isSystem, path } = page
  const address = isSystem ? t('pages.system') : `/${path ?? slug}`
  return (
    <li className={styles['row']} data-depth={depth}>
      <Link className={styles['name']} to={`/config/pages/${id}`}>
        <b>{title === '' ? t('pages.untitled') : title}</b>
        <small>{isHome ? t('pages.homePage') : address}</small>
      </Link>
      {isHome && <House aria-hidden="true" />}
      {isLocked && <Lock aria-label={t('pages.locked')} />}
      <span className={styles['states']}>
        {listStates(page).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {t(label)}
          </Badge>
        ))}
      </span>
      <PageMenu page={page} locale={locale} />
    </li>
  )
}
