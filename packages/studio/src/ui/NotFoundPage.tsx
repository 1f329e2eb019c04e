import { Link } from 'react-router'
import { Message } from './Message.tsx'
import { Page } from './Page.tsx'

export function Component() {
  return (
    <Page title="Page not found">
      <Message title="This page does not exist." action={<Link to="/config">Go to orders</Link>} />
    </Page>
  )
}
