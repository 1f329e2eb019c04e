import { type Fetched, FetchedView } from '@vitrine/react-kit'
import { Button } from './Button.tsx'
import { useTranslate } from './i18n.ts'
import { Loading } from './Loading.tsx'
import { Message } from './Message.tsx'

interface QueryNoticeProps {
  readonly query: {
    readonly status: 'pending' | 'error' | 'success'
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  }
}

/** Renders that a query is loading, or why it failed with a button that repeats it; nothing if it has its data. */
export function QueryNotice({ query }: QueryNoticeProps) {
  const t = useTranslate()
  return (
    <FetchedView
      fetched={toFetched(query)}
      pending={<Loading />}
      failed={(error) => (
        <Message
          title={t('studio.loadFailed')}
          action={<Button onPress={() => void query.refetch()}>{t('studio.tryAgain')}</Button>}
        >
          {error instanceof Error ? error.message : undefined}
        </Message>
      )}
    >
      {() => null}
    </FetchedView>
  )
}

function toFetched({ status, error }: QueryNoticeProps['query']): Fetched<undefined> {
  if (status === 'error') return { state: 'failed', error }
  return status === 'pending' ? { state: 'pending' } : { state: 'success', data: undefined }
}
