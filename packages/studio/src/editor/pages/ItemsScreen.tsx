import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DocumentSummary, DocumentWithDraft } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { pagesTexts } from '../../ui/texts/pages.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { AddItemDialog } from './AddItemDialog.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import { listStates } from './page-states.ts'
import styles from './pages.module.css'

addTexts(pagesTexts)

/** The items of a collection, last changed first. */
export function Component() {
  const { documentId = '' } = useParams()
  const query = useQuery(routeQuery('readDocument', { params: { id: documentId } }))
  return (
    <QueryView query={query} skeleton={<TableSkeleton widths={[28]} rows={8} />}>
      {(collection) => <Items collection={collection} />}
    </QueryView>
  )
}

function Items({ collection }: { readonly collection: DocumentWithDraft }) {
  const t = useTranslate()
  const { id } = collection
  const [isAdding, setAdding] = useState(false)
  const role = useQuery(sessionQuery).data?.member.role
  const mayEdit = role !== undefined && may(role, 'content.edit')
  const site = useQuery(routeQuery('readSitePages')).data
  const page = site?.pages.find((each) => each.id === id)
  return (
    <Page
      title={page?.title ?? t('items.title')}
      back={{ to: '/config/pages', label: t('pages.title') }}
      actions={
        <>
          <LinkButton to={`/config/pages/${id}`}>{t('items.editPage')}</LinkButton>
          {mayEdit && (
            <Button primary onPress={() => setAdding(true)}>
              {t('items.add')}
            </Button>
          )}
        </>
      }
    >
      <ItemList collectionId={id} mayEdit={mayEdit} />
      {isAdding && site && (
        <AddItemDialog
          collection={collection}
          locale={site.locale}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
}

function ItemList(props: { readonly collectionId: string; readonly mayEdit: boolean }) {
  const { collectionId, mayEdit } = props
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const query = useItems(collectionId, search)
  return (
    <Panel>
      <div className={styles['tools']}>
        <SearchField
          label={t('items.search')}
          placeholder={t('items.search')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[28]} rows={8} />}
        isEmpty={(items) => items.length === 0}
        empty={
          <EmptyState title={t(search === '' ? 'items.empty' : 'items.noMatches')}>
            {search === '' && t('items.empty.text')}
          </EmptyState>
        }
      >
        {(items) => (
          <ul className={styles['rows']}>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} mayEdit={mayEdit} />
            ))}
          </ul>
        )}
      </QueryView>
      {query.hasNextPage && (
        <div className={styles['foot']}>
          <Button onPress={() => void query.fetchNextPage()}>{t('items.more')}</Button>
        </div>
      )}
    </Panel>
  )
}

function useItems(collectionId: string, search: string) {
  const text = search.trim()
  return useInfiniteQuery({
    queryKey: ['listDocuments', 'items', collectionId, text],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      callApi('listDocuments', {
        query: {
          kind: 'item',
          collectionId,
          ...(text !== '' && { text }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
      }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageCursor }): string | undefined => nextPageCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ documents }) => documents),
  })
}

function ItemRow({ item, mayEdit }: { readonly item: DocumentSummary; readonly mayEdit: boolean }) {
  const t = useTranslate()
  const { id, slug, path, publishedAt, updatedAt, state, publishedRev, rev } = item
  const title = item.title === '' ? t('pages.untitled') : item.title
  const hasChanges = publishedRev !== null && publishedRev !== rev
  return (
    <li className={styles['row']}>
      <Link className={styles['name']} to={`/config/pages/${id}`}>
        <b>{title}</b>
        <small>{`/${path ?? slug}`}</small>
      </Link>
      <span className={styles['states']}>
        {listStates({ state, hasChanges }).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {t(label)}
          </Badge>
        ))}
      </span>
      <small className={styles['note']}>
        <Timestamp at={publishedAt ?? updatedAt} />
      </small>
      <ItemMenu item={item} title={title} mayEdit={mayEdit} />
    </li>
  )
}
