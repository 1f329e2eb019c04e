import { Link } from 'react-router'
import { Message } from './Message.tsx'
import { Page } from './Page.tsx'

export function Component() {
  return (
    <Page title="Nothing here">
      <Message
        title="There is no such page in the studio."
        action={<Link to="/config">Orders</Link>}
      />
    </Page>
  )
}
