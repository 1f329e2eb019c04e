import { useQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { CsvButton } from '../../ui/files/CsvButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { mailingListsQuery } from '../../ui/mailing-lists/lists-query.ts'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { mailingListsTexts } from '../../ui/texts/audience/mailing-lists.ts'
import { newsletterTexts } from '../../ui/texts/audience/newsletter.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { AddSubscriber } from './AddSubscriber.tsx'
import { useSubscriberColumns } from './subscriber-columns.tsx'
import { SubscriberSelection } from './SubscriberSelection.tsx'
import {
  STATUSES,
  type SubscriberFilters,
  useSubscriberFilters,
  useSubscribers,
} from './use-subscribers.ts'

addTexts(newsletterTexts)
addTexts(mailingListsTexts)

/** The subscribers of the newsletter. The state and the search are in the URL. */
export function Component() {
  const t = useTranslate()
  const mayManage = useMay('forms.manage')
  const [isAdding, setAdding] = useState(false)
  const { list } = useSubscriberFilters()
  return (
    <Page
      title={t('subscribers.title')}
      note={t('subscribers.note')}
      actions={
        <>
          <CsvButton
            name="subscribers"
            label={t('subscribers.export')}
            loadPage={async () => {
              const { csv } = await callApi('exportNewsletterSubscribers', {
                query: list === '' ? {} : { listId: list },
              })
              return { csv, nextPageCursor: null }
            }}
          />
          <LinkButton to="/config/subscribers/lists">{t('lists.title')}</LinkButton>
          {mayManage && (
            <>
              <LinkButton to="/config/subscribers/import">{t('subscribers.import')}</LinkButton>
              <Button primary onPress={() => setAdding(true)}>
                {t('subscribers.add')}
              </Button>
            </>
          )}
        </>
      }
    >
      <SubscriberList mayManage={mayManage} />
      {isAdding && <AddSubscriber onClose={() => setAdding(false)} />}
    </Page>
  )
}

function SubscriberList({ mayManage }: { readonly mayManage: boolean }) {
  const t = useTranslate()
  const filters = useSubscriberFilters()
  const query = useSubscribers(filters)
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const columns = useSubscriberColumns()
  return (
    <ListPanel
      label={t('subscribers.title')}
      query={query}
      getRows={({ subscribers }) => subscribers}
      rowKey={({ id }) => id}
      columns={columns}
      skeleton={{ widths: [20, 18, 6, 8], rows: 8 }}
      tools={<Tools filters={filters} counts={query.data?.counts} />}
      empty={<NoSubscribers filters={filters} />}
      renderSelection={(subscribers) =>
        mayManage && (
          <SubscriberSelection
            subscribers={subscribers}
            selected={subscribers.filter(({ id }) => selectedIds.includes(id))}
            onSelect={setSelectedIds}
          />
        )
      }
      selection={
        mayManage
          ? {
              keys: selectedIds,
              onChange: setSelectedIds,
              getLabel: ({ email }) => t('subscribers.select', { email }),
            }
          : undefined
      }
    />
  )
}

function Tools(props: {
  readonly filters: SubscriberFilters
  readonly counts: Readonly<Record<(typeof STATUSES)[number], number>> | undefined
}) {
  const { filters, counts } = props
  const t = useTranslate()
  const { text, status, change } = filters
  const total = STATUSES.reduce((sum, each) => sum + (counts?.[each] ?? 0), 0)
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={status ?? 'all'}
        onChange={(id) => change({ status: id })}
        segments={[
          {
            id: 'all',
            label: t('subscribers.counted', { status: t('subscribers.all'), count: total }),
          },
          ...STATUSES.map((id) => ({
            id,
            label: t('subscribers.counted', {
              status: t(`subscribers.status.${id}`),
              count: counts?.[id] ?? 0,
            }),
          })),
        ]}
      />
      <ListFilter filters={filters} />
      <SearchField
        label={t('subscribers.search')}
        placeholder={t('subscribers.searchPlaceholder')}
        value={text}
        onChange={(search) => change({ search })}
      />
    </Toolbar>
  )
}

/** The choice of a mailing list, if there are some. */
function ListFilter({ filters: { list, change } }: { readonly filters: SubscriberFilters }) {
  const t = useTranslate()
  const { data } = useQuery(mailingListsQuery)
  if (!data || (data.lists.length === 0 && list === '')) return null
  const options = [
    { id: '', label: t('lists.all') },
    ...data.lists.map(({ id, name }) => ({ id, label: name })),
    { id: 'none', label: t('lists.none') },
  ]
  const isKnown = options.some(({ id }) => id === list)
  return (
    <Select
      label={t('lists.filter')}
      hidesLabel
      options={isKnown ? options : [...options, { id: list, label: t('lists.unknown') }]}
      value={list}
      onChange={(id) => change({ list: id })}
    />
  )
}

function NoSubscribers({ filters }: { readonly filters: SubscriberFilters }) {
  const t = useTranslate()
  return (
    <EmptyList
      Icon={MailPlus}
      title={t('subscribers.empty')}
      text={t('subscribers.empty.text')}
      isFiltered={filters.isFiltered}
      noMatches={{
        title: t('subscribers.noMatches'),
        text: t('subscribers.noMatches.text'),
        clearLabel: t('subscribers.clearFilters'),
        onClear: filters.clear,
      }}
    />
  )
}
