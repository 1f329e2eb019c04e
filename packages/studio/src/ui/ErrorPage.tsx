import { useRouteError } from 'react-router'
import { ApiError } from '../api/call-api.ts'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'
import { Page } from './Page.tsx'

export function ErrorPage() {
  const error = useRouteError()
  const isApiError = error instanceof ApiError
  return (
    <Page title={isApiError ? 'Not available' : 'Something went wrong'}>
      <Message
        title={isApiError ? error.message : 'Unable to load. Try again.'}
        action={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        {isApiError ? undefined : 'Check that the server is running. No changes were made.'}
      </Message>
    </Page>
  )
}
