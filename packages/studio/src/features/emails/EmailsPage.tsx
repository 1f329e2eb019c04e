import type { emailStates } from '@vitrine/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryNotice } from '../../ui/QueryNotice.tsx'
import { DeliveryNotice } from './DeliveryNotice.tsx'
import { EmailItem } from './EmailItem.tsx'
import styles from './EmailsPage.module.css'
import { SuppressedAddresses } from './SuppressedAddresses.tsx'

type State = (typeof emailStates)[number]

const VIEWS = [
  ['', 'All'],
  ['waiting', 'Waiting'],
  ['sent', 'Sent'],
  ['failed', 'Failed'],
  ['suppressed', 'Suppressed'],
  ['unsent', 'Not sent'],
] as const satisfies readonly (readonly [State | '', string])[]

/** The emails of the site with their delivery. The view is in the URL, so that it can be bookmarked. */
export function Component() {
  const [searchParams, setSearchParams] = useSearchParams()
  const [state] = VIEWS.find(([view]) => view === searchParams.get('view')) ?? VIEWS[0]
  const query = useInfiniteQuery({
    queryKey: ['listEmails', state],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listEmails', { query: { ...(state && { state }), ...(cursor && { cursor }) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, fetchNextPage } = query
  const [first] = data?.pages ?? []
  const emails = data?.pages.flatMap((page) => page.emails) ?? []

  return (
    <Page title="Emails" note="The emails that your site writes to visitors, buyers and staff.">
      <QueryNotice query={query} />
      {first && <DeliveryNotice delivery={first.delivery} />}
      {first && (
        <fieldset className={styles['views']} aria-label="Views">
          {VIEWS.map(([view, label]) => (
            <button
              key={label}
              type="button"
              aria-pressed={view === state}
              onClick={() => setSearchParams(view ? { view } : {}, { replace: true })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {data && emails.length === 0 && <EmptyEmails isFiltered={state !== ''} />}
      {emails.length > 0 && (
        <div className={styles['list']}>
          {emails.map((mail) => (
            <EmailItem
              key={mail.id}
              mail={mail}
              isConfigured={first?.delivery.isConfigured ?? false}
            />
          ))}
        </div>
      )}
      {hasNextPage && (
        <div>
          <Button onPress={() => void fetchNextPage()}>Load more</Button>
        </div>
      )}
      <SuppressedAddresses />
    </Page>
  )
}

function EmptyEmails({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <Panel>
      {isFiltered ? (
        <Message title="No matching emails">Try another view.</Message>
      ) : (
        <Message title="No emails yet">Order confirmations appear here.</Message>
      )}
    </Panel>
  )
}
