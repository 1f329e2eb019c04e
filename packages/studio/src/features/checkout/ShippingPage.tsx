import { useQuery } from '@tanstack/react-query'
import { Plus, Truck } from 'lucide-react'
import { useState } from 'react'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { checkoutTexts } from '../../ui/texts/checkout.ts'
import { isRestOfWorld, zonesQuery } from './shipping-zones.ts'
import { UnweighedNotice } from './UnweighedNotice.tsx'
import { ZoneDialog, type ZoneDialogState } from './ZoneDialog.tsx'
import { ZonePanel } from './ZonePanel.tsx'

addTexts(checkoutTexts)

/** The shipping zones of the store with their rates. */
export function Component() {
  const t = useTranslate()
  const mayChange = useMay('store.write')
  const site = useQuery(routeQuery('readSiteSettings'))
  const query = useQuery(zonesQuery)
  const [edited, setEdited] = useState<ZoneDialogState>()
  const zones = query.data?.zones ?? []
  const currency = site.data?.currency
  const add = mayChange && (
    <Button onPress={() => setEdited({ index: zones.length, isRest: false })}>
      <Plus aria-hidden="true" />
      {t('shipping.zone.add')}
    </Button>
  )
  return (
    <SettingsPage
      title={t('shipping.title')}
      note={t('shipping.note')}
      actions={zones.length > 0 && add}
    >
      {!mayChange && <Notice title={t('taxes.readOnly')} />}
      <QueryView query={query} hasPanels skeleton={<TableSkeleton widths={[24, 8]} rows={3} />}>
        {({ unweighed }) => (
          <>
            <UnweighedNotice zones={zones} unweighed={unweighed} />
            {zones.length === 0 && (
              <Panel>
                <EmptyState Icon={Truck} title={t('shipping.empty')} action={add}>
                  {t('shipping.empty.text')}
                </EmptyState>
              </Panel>
            )}
            {currency &&
              zones.map((zone, index) => (
                <ZonePanel
                  key={zone.id ?? index}
                  zones={zones}
                  index={index}
                  currency={currency}
                  onEdit={
                    mayChange ? () => setEdited({ index, isRest: isRestOfWorld(zone) }) : undefined
                  }
                />
              ))}
            {!zones.some(isRestOfWorld) && (
              <NotCovered
                onAdd={
                  mayChange ? () => setEdited({ index: zones.length, isRest: true }) : undefined
                }
              />
            )}
          </>
        )}
      </QueryView>
      {edited && <ZoneDialog {...edited} zones={zones} onClose={() => setEdited(undefined)} />}
    </SettingsPage>
  )
}

/** A panel that says what buyers see in countries without a zone. */
function NotCovered({ onAdd }: { readonly onAdd: (() => void) | undefined }) {
  const t = useTranslate()
  return (
    <Panel
      title={t('shipping.notCovered')}
      note={t('shipping.notCovered.text')}
      aside={onAdd && <Button onPress={onAdd}>{t('shipping.rest.add')}</Button>}
    />
  )
}
