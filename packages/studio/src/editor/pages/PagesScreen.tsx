import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { pagesTexts } from '../../ui/texts/pages.ts'
import { AddMenu } from './AddMenu.tsx'
import { AddPageDialog, type NewKind } from './AddPageDialog.tsx'
import { PageTree } from './PageTree.tsx'
import styles from './pages.module.css'
import type { SitePages } from './site-pages.ts'
import { TrashButton } from './TrashButton.tsx'

addTexts(pagesTexts)

/** The pages of the site: its menus, pages that no menu has, and those that the platform shows. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(routeQuery('readSitePages'))
  const [adding, setAdding] = useState<NewKind>()
  const role = useQuery(sessionQuery).data?.member.role
  const isEditor = role !== undefined && may(role, 'content.edit')
  const { data } = query
  return (
    <Page
      title={t('pages.title')}
      note={t('pages.note')}
      actions={
        <>
          {isEditor && (
            <LinkButton to="/config/pages/header-footer">{t('pages.headerFooter')}</LinkButton>
          )}
          <LinkButton to="/config/pages/publish">{t('pages.publish')}</LinkButton>
          <AddMenu onAdd={setAdding} />
          <Button primary onPress={() => setAdding('page')}>
            {t('pages.add')}
          </Button>
        </>
      }
    >
      <Panel>
        <QueryView query={query} skeleton={<TableSkeleton widths={[28]} rows={8} />}>
          {(site) => <PageList site={site} />}
        </QueryView>
      </Panel>
      {adding && data && (
        <AddPageDialog kind={adding} site={data} onClose={() => setAdding(undefined)} />
      )}
    </Page>
  )
}

function PageList({ site }: { readonly site: SitePages }) {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const navigate = useNavigate()
  return (
    <>
      <div className={styles['tools']}>
        <SearchField
          label={t('pages.search')}
          placeholder={t('pages.search')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <div className={styles['tree']}>
        <PageTree
          site={site}
          search={search}
          hasUrls
          onOpen={({ id }) => void navigate(`/config/pages/${id}`)}
        />
      </div>
      <div className={styles['foot']}>
        <TrashButton count={site.trashed} />
        <span>{t('pages.count.pages', { count: site.pages.length })}</span>
      </div>
    </>
  )
}
