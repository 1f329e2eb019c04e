import { useRouteError } from 'react-router'
import { Refused } from '../api/call.ts'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'
import { Page } from './Page.tsx'

export function ErrorPage() {
  const error = useRouteError()
  const isRefused = error instanceof Refused
  return (
    <Page title={isRefused ? 'Not available' : 'Something went wrong'}>
      <Message
        title={isRefused ? error.message : 'Unable to load. Try again.'}
        action={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        {isRefused ? undefined : 'Check that the server is running. Nothing has been changed.'}
      </Message>
    </Page>
  )
}
