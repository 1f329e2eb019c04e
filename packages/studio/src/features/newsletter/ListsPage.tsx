import type { MailingList } from '@vitrine/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ListPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { RowList } from '../../ui/lists/RowList.tsx'
import { ListDialog } from '../../ui/mailing-lists/ListDialog.tsx'
import { mailingListsQuery, refreshLists } from '../../ui/mailing-lists/lists-query.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { mailingListsTexts } from '../../ui/texts/audience/mailing-lists.ts'
import { newsletterTexts } from '../../ui/texts/audience/newsletter.ts'

addTexts(newsletterTexts)
addTexts(mailingListsTexts)

/** The mailing lists of the site, each with the number of its subscribers. */
export function Component() {
  const t = useTranslate()
  const mayManage = useMay('forms.manage')
  const query = useQuery(mailingListsQuery)
  const [edited, setEdited] = useState<MailingList | 'new'>()
  return (
    <Page
      title={t('lists.title')}
      note={t('lists.note')}
      back={{ to: '/config/subscribers', label: t('subscribers.title') }}
      actions={
        mayManage && (
          <Button primary onPress={() => setEdited('new')}>
            {t('lists.add')}
          </Button>
        )
      }
    >
      <Panel>
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[20, 8]} rows={3} />}
          isEmpty={({ lists }) => lists.length === 0}
          empty={
            <EmptyState Icon={ListPlus} title={t('lists.empty')}>
              {t('lists.empty.text')}
            </EmptyState>
          }
        >
          {({ lists }) => <Lists lists={lists} mayManage={mayManage} onRename={setEdited} />}
        </QueryView>
      </Panel>
      {edited && (
        <ListDialog
          list={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}

function Lists(props: {
  readonly lists: readonly MailingList[]
  readonly mayManage: boolean
  readonly onRename: (list: MailingList) => void
}) {
  const { lists, mayManage, onRename } = props
  const t = useTranslate()
  const remove = useDelete()
  return (
    <RowList
      label={t('lists.title')}
      rows={lists.map((list) => ({
        id: list.id,
        title: list.name,
        value: t('lists.count', { count: list.subscriberCount }),
        menuLabel: t('lists.menu', { name: list.name }),
        actions: [
          { id: 'show', label: t('lists.show'), href: `/config/subscribers?list=${list.id}` },
          ...(mayManage
            ? [
                { id: 'rename', label: t('lists.rename'), onAction: () => onRename(list) },
                {
                  id: 'delete',
                  label: t('lists.delete'),
                  Icon: Trash2,
                  danger: true,
                  onAction: () => void remove(list),
                },
              ]
            : []),
        ],
      }))}
    />
  )
}

/** Returns the call that deletes a list once staff have confirmed it. */
function useDelete(): (list: MailingList) => Promise<void> {
  const t = useTranslate()
  const { mutate } = useMutation({
    mutationFn: (id: string) => callApi('deleteMailingList', { params: { id } }),
    onSuccess: async () => {
      await refreshLists()
      showToast(t('lists.deleted'))
    },
    onError: ({ message }) => showFailure(message),
  })
  return async ({ id, name }) => {
    const isConfirmed = await askToConfirm({
      title: t('lists.delete.title', { name }),
      message: t('lists.delete.text'),
      confirmLabel: t('lists.delete'),
    })
    if (isConfirmed) mutate(id)
  }
}
