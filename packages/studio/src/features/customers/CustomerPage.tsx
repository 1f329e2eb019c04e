import type { CustomerDetail } from '@vitrine/contract'
import { formatDate, useLocale } from '@vitrine/react-kit'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useOrderColumns } from '../../ui/orders/order-columns.tsx'
import { Column, Columns, Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { customersTexts } from '../../ui/texts/customers.ts'
import { ListFooter } from '../../ui/Toolbar.tsx'
import { Addresses } from './Addresses.tsx'
import { Consent } from './Consent.tsx'
import { Contact } from './Contact.tsx'
import { CustomerDownloads } from './CustomerDownloads.tsx'
import { CustomerSubscriptions } from './CustomerSubscriptions.tsx'
import { CustomerTimeline } from './CustomerTimeline.tsx'
import { Figures } from './Figures.tsx'
import { PersonalData } from './PersonalData.tsx'

addTexts(customersTexts)

/** One customer: orders, addresses, consent, downloads and notes. */
export function Component() {
  const { id = '' } = useParams()
  const query = useQuery(routeQuery('readCustomer', { params: { id } }))
  if (query.data) return <CustomerView customer={query.data} />
  return <CustomerLoading query={query} />
}

function useBackLink() {
  const t = useTranslate()
  return { to: '/config/customers', label: t('customers.title') }
}

function CustomerLoading({ query }: { readonly query: Parameters<typeof QueryView>[0]['query'] }) {
  const t = useTranslate()
  return (
    <Page title={t('customers.customer')} back={useBackLink()}>
      <Panel>
        <QueryView query={query} skeleton={<TableSkeleton widths={[24, 6]} />}>
          {() => null}
        </QueryView>
      </Panel>
    </Page>
  )
}

function CustomerView({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const { formatting } = useLocale()
  const { id, name, email, firstOrderAt } = customer
  return (
    <Page
      title={name || email}
      back={useBackLink()}
      note={t('customers.sinceFirst', { date: formatDate(firstOrderAt, formatting) })}
      actions={
        <LinkButton to={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          {t('customers.email')}
        </LinkButton>
      }
    >
      <Columns>
        <Column>
          <Figures customer={customer} />
          <Orders customer={customer} />
          <CustomerSubscriptions customer={customer} />
          <CustomerDownloads customer={customer} />
          <CustomerTimeline key={id} customer={customer} />
        </Column>
        <Column>
          <Contact customer={customer} />
          <Addresses customer={customer} />
          <Consent customer={customer} />
          <PersonalData customer={customer} />
        </Column>
      </Columns>
    </Page>
  )
}

function Orders({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const { orders, orderCount, testOrderCount, email } = customer
  const all = `/config/orders?${new URLSearchParams({ search: email }).toString()}`
  return (
    <Panel title={t('customers.orders')} aside={orders.length}>
      <Table
        label={t('customers.orders')}
        rows={orders}
        rowKey={({ id }) => id}
        columns={useOrderColumns(true)}
      />
      {orderCount + testOrderCount > orders.length && (
        <ListFooter>
          <LinkButton to={all}>{t('customers.orders.all')}</LinkButton>
        </ListFooter>
      )}
    </Panel>
  )
}
