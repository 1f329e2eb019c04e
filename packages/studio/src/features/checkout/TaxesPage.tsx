import type { Taxes } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { checkoutTexts } from '../../ui/texts/checkout.ts'
import { PricesForm } from './PricesForm.tsx'
import { TaxClassesForm } from './TaxClassesForm.tsx'
import { TaxRates } from './TaxRates.tsx'
import { VatIdsForm } from './VatIdsForm.tsx'

addTexts(checkoutTexts)

const taxesQuery = routeQuery('readTaxes')

/** Replaces the taxes of the store, and shows them as they are saved. */
async function saveTaxes(body: Taxes): Promise<void> {
  queryClient.setQueryData(taxesQuery.queryKey, await callApi('changeTaxes', { body }))
}

/** The tax rates of the store, and whether its prices include them. */
export function Component() {
  const t = useTranslate()
  const mayChange = useMay('store.write')
  const query = useQuery(taxesQuery)
  return (
    <SettingsPage title={t('taxes.title')} note={t('taxes.note')}>
      {!mayChange && <Notice title={t('taxes.readOnly')} />}
      <QueryView query={query} hasPanels skeleton={<TableSkeleton widths={[24, 8]} rows={3} />}>
        {(taxes) => (
          <>
            <PricesForm taxes={taxes} isReadOnly={!mayChange} onSave={saveTaxes} />
            <VatIdsForm taxes={taxes} isReadOnly={!mayChange} onSave={saveTaxes} />
            <TaxClassesForm taxes={taxes} isReadOnly={!mayChange} onSave={saveTaxes} />
            <TaxRates taxes={taxes} isReadOnly={!mayChange} onSave={saveTaxes} />
          </>
        )}
      </QueryView>
    </SettingsPage>
  )
}
