import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { pagesTexts } from '../../ui/texts/pages.ts'
import { useEditor } from '../context.ts'
import { saveAll } from '../store/side-document.ts'
import { AddMenu } from './AddMenu.tsx'
import { AddPageDialog, type NewKind } from './AddPageDialog.tsx'
import { PageTree } from './PageTree.tsx'
import styles from './pages.module.css'
import { TrashButton } from './TrashButton.tsx'

addTexts(pagesTexts)

/** The pages of the site beside the open one, to switch between them and to arrange them. */
export function PagesPanel() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const navigate = useNavigate()
  const query = useQuery(routeQuery('readSitePages'))
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState<NewKind>()
  const open = async (id: string) => {
    // The list and the next page show the draft that the server has.
    await saveAll(store)
    await navigate(`/config/pages/${id}?panel=pages`)
  }
  return (
    <div className={styles['panel']}>
      <div className={styles['tools']}>
        <SearchField
          label={t('pages.search')}
          placeholder={t('pages.search')}
          value={search}
          onChange={setSearch}
        />
        {!isReadOnly && <AddMenu hasPage onAdd={setAdding} />}
      </div>
      <QueryView query={query} skeleton={<TableSkeleton widths={[16]} rows={8} />}>
        {(site) => (
          <>
            <div className={styles['tree']}>
              <PageTree
                site={site}
                search={search}
                openId={store.documentId}
                onOpen={({ id }) => void open(id)}
              />
            </div>
            <div className={styles['foot']}>
              <TrashButton count={site.trashed} />
              <span>{t('pages.count.pages', { count: site.pages.length })}</span>
            </div>
            {adding && (
              <AddPageDialog
                kind={adding}
                site={site}
                openId={store.documentId}
                onClose={() => setAdding(undefined)}
              />
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}
