import type { RestockGroup } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { preferencesQuery } from '../../api/commerce-preferences.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { addTexts } from '../../ui/texts.ts'
import { restockTexts } from '../../ui/texts/restock.ts'
import { stockTexts } from '../../ui/texts/stock.ts'
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
  const mayWrite = useMay('orders.write')
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
      <ListPanel
        label={t('restock.title')}
        query={query}
        getRows={(groups) => groups}
        rowKey={({ variantId }) => variantId}
        columns={columns}
        skeleton={{ widths: [24, 8, 6, 8], rows: 6 }}
        empty={<NoGroups />}
      />
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
  const { data } = useQuery(preferencesQuery)
  if (!data || data.restockNotificationsEnabled) return null
  return (
    <Notice title={t('restock.off')}>
      <Link to="/config/settings/product-pages">{t('restock.off.settings')}</Link>
    </Notice>
  )
}
