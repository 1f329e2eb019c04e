import { Link, useRouteError } from 'react-router'
import { ApiError } from '../api/call-api.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { Page } from '../ui/Page.tsx'
import { NoAccess } from './no-access.ts'

export function ErrorPage() {
  const error = useRouteError()
  if (error instanceof NoAccess)
    return (
      <Page title="No access">
        <Message title={error.message} action={<Link to="/config">Go to the studio</Link>}>
          Ask an owner of the site to change your role.
        </Message>
      </Page>
    )
  const isApiError = error instanceof ApiError
  return (
    <Page title={isApiError ? 'Not available' : 'Something went wrong'}>
      <Message
        title={isApiError ? error.message : 'Unable to load. Try again.'}
        action={<Button onPress={() => window.location.reload()}>Try again</Button>}
      >
        {isApiError ? undefined : 'Check that the server is running. No changes were made.'}
      </Message>
    </Page>
  )
}
