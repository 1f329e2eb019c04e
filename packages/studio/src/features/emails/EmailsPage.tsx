import type { emailStates } from '@vitrine/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { LoadMore } from '../../ui/lists/LoadMore.tsx'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { DeliveryNotice } from './DeliveryNotice.tsx'
import { EmailItem } from './EmailItem.tsx'
import styles from './EmailsPage.module.css'
import { SuppressedAddresses } from './SuppressedAddresses.tsx'
import { addTexts } from '../../ui/texts.ts'
import { emailsTexts } from '../../ui/texts/emails.ts'

addTexts(emailsTexts)

type State = (typeof emailStates)[number]

const VIEWS = [
  ['all', 'emails.view.all'],
  ['waiting', 'emails.state.waiting'],
  ['sent', 'emails.state.sent'],
  ['failed', 'emails.state.failed'],
  ['suppressed', 'emails.state.suppressed'],
  ['unsent', 'emails.state.unsent'],
] as const satisfies readonly (readonly [State | 'all', string])[]

/** The emails of the site with their delivery. The view is in the URL, so that it can be bookmarked. */
export function Component() {
  const t = useTranslate()
  const filters = useUrlFilters({ view: 'all' })
  const [state] = VIEWS.find(([view]) => view === filters.get('view')) ?? VIEWS[0]
  const query = useInfiniteQuery(
    pagedQuery(['listEmails', state], (page) =>
      callApi('listEmails', { query: { ...(state !== 'all' && { state }), ...page } }),
    ),
  )
  const [first] = query.data?.pages ?? []
  return (
    <Page title={t('emails.title')} note={t('emails.note')}>
      {first && <DeliveryNotice delivery={first.delivery} />}
      <SegmentedControl
        label={t('studio.views')}
        value={state}
        onChange={(view) => filters.change({ view })}
        segments={VIEWS.map(([id, label]) => ({ id, label: t(label) }))}
      />
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[28, 8]} />}
        isEmpty={({ pages }) => pages.every(({ emails }) => emails.length === 0)}
        empty={<NoEmails isFiltered={state !== 'all'} />}
      >
        {({ pages }) => (
          <div className={styles['list']}>
            {pages.flatMap(({ emails, delivery }) =>
              emails.map((mail) => (
                <EmailItem key={mail.id} mail={mail} isConfigured={delivery.isConfigured} />
              )),
            )}
          </div>
        )}
      </QueryView>
      <LoadMore query={query} />
      <SuppressedAddresses />
    </Page>
  )
}

function NoEmails({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslate()
  return (
    <Panel>
      <EmptyList
        Icon={Mail}
        title={t('emails.empty')}
        text={t('emails.empty.text')}
        isFiltered={isFiltered}
        noMatches={{ title: t('emails.noMatches'), text: t('emails.noMatches.text') }}
      />
    </Panel>
  )
}
