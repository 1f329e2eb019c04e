import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { CsvButton } from '../../ui/files/CsvButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { TaxImportDialog } from './TaxImportDialog.tsx'

/** The buttons that export the tax rates, and import others to who may change them. */
export function TaxFileButtons(props: {
  readonly isReadOnly: boolean
  readonly hasRates: boolean
}) {
  const { isReadOnly, hasRates } = props
  const t = useTranslate()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      {hasRates && (
        <CsvButton
          name="tax-rates"
          label={t('taxes.export')}
          loadPage={async () => ({
            ...(await callApi('exportTaxRates')),
            nextPageCursor: null,
          })}
        />
      )}
      {!isReadOnly && <Button onPress={() => setImporting(true)}>{t('taxes.import')}</Button>}
      {isImporting && <TaxImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}
