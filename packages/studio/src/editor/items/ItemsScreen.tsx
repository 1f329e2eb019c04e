import { useQuery } from '@tanstack/react-query'
import type { DocumentWithDraft } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { useState } from 'react'
import { useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { pagesTexts } from '../../ui/texts/pages.ts'
import { AddItemDialog } from './AddItemDialog.tsx'
import { ItemList } from './ItemList.tsx'

addTexts(pagesTexts)

/** The items of a collection: posts, events, images, lessons. */
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
  const add = () => setAdding(true)
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
          {mayEdit && <LinkButton to={`/config/pages/${id}/words`}>{t('words.title')}</LinkButton>}
          {mayEdit && (
            <Button primary onPress={add}>
              {t('items.add')}
            </Button>
          )}
        </>
      }
    >
      <ItemList
        collectionId={id}
        addButton={mayEdit && <Button onPress={add}>{t('items.addFirst')}</Button>}
      />
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
