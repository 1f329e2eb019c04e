import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { customersTexts } from '../../ui/texts/customers.ts'

addTexts(customersTexts)

/** Opens the customer who placed an order: the page of an order links here, as it knows the order alone. */
export function Component() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const query = useQuery(routeQuery('findCustomer', { params: { id } }))
  if (query.data) return <Navigate to={`/config/customers/${query.data.id}`} replace />
  return (
    <Page
      title={t('customers.customer')}
      back={{ to: `/config/orders/${id}`, label: t('customers.orders') }}
    >
      <Panel>
        <QueryView query={query} skeleton={<TableSkeleton widths={[24, 6]} />}>
          {() => null}
        </QueryView>
      </Panel>
    </Page>
  )
}
