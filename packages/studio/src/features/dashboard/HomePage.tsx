import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { FormattedDate } from '@vitrine/react-kit'
import { ExternalLink, Package } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useOrderColumns } from '../../ui/orders/order-columns.tsx'
import { Column, Columns, Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Setup } from './Setup.tsx'
import { ToDo } from './ToDo.tsx'
import { addTexts } from '../../ui/texts.ts'
import { homeTexts } from '../../ui/texts/home.ts'

addTexts(homeTexts)

const RECENT = 5

/** The first screen: the latest orders, what waits for staff, and what is not set up yet. */
export function Component() {
  const t = useTranslate()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const [today] = useState(() => new Date())
  if (!session) return null
  return (
    <Page
      title={t('home.title')}
      note={<FormattedDate value={today} dateStyle="full" />}
      actions={
        <LinkButton to={session.site.url}>
          <ExternalLink aria-hidden="true" />
          {t('studio.viewSite')}
        </LinkButton>
      }
    >
      <Columns>
        <Column>
          <RecentOrders />
        </Column>
        <Column>
          <ToDo role={session.member.role} />
          <Setup member={session.member} />
        </Column>
      </Columns>
    </Page>
  )
}

function RecentOrders() {
  const t = useTranslate()
  const query = useQuery(routeQuery('listOrders'))
  const columns = useOrderColumns(true)
  return (
    <Panel
      title={t('home.recentOrders')}
      aside={
        <Link className="link" to="/config/orders">
          {t('home.allOrders')}
        </Link>
      }
    >
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[5, 12, 10, 8]} />}
        isEmpty={({ orders }) => orders.length === 0}
        empty={
          <EmptyState
            Icon={Package}
            title={t('home.noOrders')}
            action={<LinkButton to="/">{t('studio.viewSite')}</LinkButton>}
          >
            {t('home.noOrders.text')}
          </EmptyState>
        }
      >
        {({ orders }) => (
          <Table
            label={t('home.recentOrders')}
            rows={orders.slice(0, RECENT)}
            rowKey={({ id }) => id}
            columns={columns}
          />
        )}
      </QueryView>
    </Panel>
  )
}
