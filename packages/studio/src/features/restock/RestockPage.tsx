import type { RestockGroup } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { restockTexts } from '../../ui/texts/restock.ts'
import { stockTexts } from '../../ui/texts/stock.ts'
import { ListFooter } from '../../ui/Toolbar.tsx'
import { useRestockColumns } from './restock-columns.tsx'
import { SignUpsDrawer } from './SignUpsDrawer.tsx'
import { useRestockGroups, useSendRestock } from './use-restock.ts'

addTexts(stockTexts)
addTexts(restockTexts)

/** The largest number of variants in one request. */
const MAX_VARIANTS = 200

/** The variants that visitors wait for. */
export function Component() {
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const mayWrite = !!session && may(session.member.role, 'orders.write')
  const [open, setOpen] = useState<RestockGroup>()
  const query = useRestockGroups()
  const { send, isPending } = useSendRestock()
  const sendable = (query.data ?? []).filter(({ isAvailable }) => isAvailable)
  const columns = useRestockColumns({
    onOpen: setOpen,
    onSend: mayWrite ? (group) => void send([group]) : undefined,
  })
  return (
    <Page
      title={t('restock.title')}
      note={t('restock.note')}
      back={{ to: '/config/products/stock', label: t('stock.manage') }}
      actions={
        mayWrite &&
        sendable.length > 0 && (
          <Button
            primary
            isPending={isPending}
            onPress={() => void send(sendable.slice(0, MAX_VARIANTS))}
          >
            {t('restock.sendAll')}
          </Button>
        )
      }
    >
      <OffNotice />
      <Panel>
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[24, 8, 6, 8]} rows={6} />}
          isEmpty={(groups) => groups.length === 0}
          empty={<NoGroups />}
        >
          {(groups) => (
            <Table
              label={t('restock.title')}
              rows={groups}
              rowKey={({ variantId }) => variantId}
              columns={columns}
            />
          )}
        </QueryView>
        {query.hasNextPage && (
          <ListFooter>
            <Button onPress={() => void query.fetchNextPage()}>{t('studio.loadMore')}</Button>
          </ListFooter>
        )}
      </Panel>
      {open && (
        <SignUpsDrawer group={open} mayDelete={mayWrite} onClose={() => setOpen(undefined)} />
      )}
    </Page>
  )
}

function NoGroups() {
  const t = useTranslate()
  return (
    <EmptyState Icon={BellRing} title={t('restock.empty')}>
      {t('restock.empty.text')}
    </EmptyState>
  )
}

/** Tells that product pages do not ask for email addresses. */
function OffNotice() {
  const t = useTranslate()
  const params = { namespace: 'merchandising' }
  const { data } = useQuery(routeQuery('readCommercePreferences', { params }))
  if (!data || data.restockNotificationsEnabled) return null
  return (
    <Notice title={t('restock.off')}>
      <Link to="/config/settings/product-pages">{t('restock.off.settings')}</Link>
    </Notice>
  )
}
