import type { TaxRateImport } from '@vitrine/contract'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { encodeFile } from '../../ui/files/encode-file.ts'
import { FileChoice } from '../../ui/files/FileChoice.tsx'
import { useCheckedImport } from '../../ui/files/use-checked-import.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './shipping.module.css'

const MAX_BYTES = 1024 * 1024

/** A dialog that checks a file of tax rates, reports what it would change, and imports it. */
export function TaxImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const [file, setFile] = useState<File>()
  const { mutate, isPending, plan, error, reset } = useTaxImport(onClose)
  const choose = (chosen: File | undefined) => {
    reset()
    setFile(chosen)
    if (chosen && chosen.size <= MAX_BYTES) mutate({ file: chosen, dryRun: true })
  }
  const count = plan ? plan.counts.create + plan.counts.update : 0
  return (
    <Dialog
      title={t('taxes.import')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          {file && count > 0 && (
            <Button primary isPending={isPending} onPress={() => mutate({ file, dryRun: false })}>
              {t('taxes.import.rates', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['import']}>
        <p>{t('taxes.import.help')}</p>
        <FileChoice
          label={t('taxes.import.choose')}
          name={t('taxes.import.file')}
          accept=".csv,.txt,text/csv"
          file={file}
          onChoose={choose}
        />
        {file && file.size > MAX_BYTES && <Notice tone="bad" title={t('taxes.import.tooLarge')} />}
        <div aria-live="polite">
          {error && (
            <Notice tone="bad" title={t('taxes.import.failed')}>
              {error.message}
            </Notice>
          )}
          {plan && <ImportReport report={plan} />}
        </div>
      </div>
    </Dialog>
  )
}

/** Returns the call that checks a file, or imports it and then closes the dialog. */
function useTaxImport(onDone: () => void) {
  const t = useTranslate()
  return useCheckedImport({
    run: async ({ file, dryRun }: { readonly file: File; readonly dryRun: boolean }) =>
      callApi('importTaxRates', { body: { file: await encodeFile(file), dryRun } }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: ['readTaxes'] })
      showToast(t('taxes.import.done'))
      onDone()
    },
  })
}

function ImportReport({ report }: { readonly report: TaxRateImport }) {
  const t = useTranslate()
  const { counts, newTaxClasses, errors } = report
  const { create, update, unchanged, error } = counts
  const texts = {
    create: String(create),
    update: String(update),
    unchanged: String(unchanged),
    error: String(error),
  }
  return (
    <div className={styles['import']}>
      <p>
        <b>{t('taxes.import.counts', texts)}</b>
      </p>
      {newTaxClasses.length > 0 && (
        <p>{t('taxes.import.classes', { classes: newTaxClasses.join(', ') })}</p>
      )}
      {errors.length > 0 && (
        <ul className={styles['problems']} aria-label={t('taxes.import.errors')}>
          {errors.map(({ row, reason, value }) => (
            <li key={row}>{t(`taxes.import.error.${reason}`, { row: String(row), value })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
