import { Link } from 'react-router'
import { Message } from '../ui/Message.tsx'
import { Page } from '../ui/Page.tsx'

export function Component() {
  return (
    <Page title="Page not found">
      <Message
        title="This page does not exist."
        action={<Link to="/config">Go to the studio</Link>}
      />
    </Page>
  )
}
