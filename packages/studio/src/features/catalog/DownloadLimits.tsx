import type { ProductFiles } from '@vitrine/contract'
import { MAX_DOWNLOAD_DAYS, MAX_DOWNLOADS } from '@vitrine/model'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './catalog.module.css'
import { showProductFiles } from './show-product-files.ts'

interface DownloadLimitsProps {
  readonly productId: string
  readonly files: ProductFiles
  readonly isReadOnly: boolean
}

/** The limits of a purchase in words, and a dialog that changes them. */
export function DownloadLimits({ productId, files, isReadOnly }: DownloadLimitsProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { maxDownloads, validDays } = files
  const count =
    maxDownloads === null
      ? t('products.downloadsUnlimited')
      : t('products.downloadsLimited', { count: maxDownloads })
  const time =
    validDays === null
      ? t('products.linksUnlimited')
      : t('products.linksLimited', { count: validDays })
  return (
    <div>
      <p className={styles['hint']}>
        {count} {time}
      </p>
      {!isReadOnly && (
        <Button small onPress={() => setOpen(true)}>
          {t('products.changeLimits')}
        </Button>
      )}
      {isOpen && (
        <LimitsDialog productId={productId} files={files} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

function LimitsDialog(props: {
  readonly productId: string
  readonly files: ProductFiles
  readonly onClose: () => void
}) {
  const { productId, files, onClose } = props
  const t = useTranslate()
  const [maxDownloads, setMaxDownloads] = useState(files.maxDownloads)
  const [validDays, setValidDays] = useState(files.validDays)
  const { mutate, isPending, error } = useSavedLimits(productId, onClose)
  return (
    <Dialog
      title={t('products.downloadLimits')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button primary isPending={isPending} onPress={() => mutate({ maxDownloads, validDays })}>
            {t('products.saveLimits')}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <NumberField
          label={t('products.field.maxDownloads')}
          value={maxDownloads}
          onChange={setMaxDownloads}
          minValue={1}
          maxValue={MAX_DOWNLOADS}
          help={t('products.maxDownloadsHelp')}
        />
        <NumberField
          label={t('products.field.validDays')}
          value={validDays}
          onChange={setValidDays}
          minValue={1}
          maxValue={MAX_DOWNLOAD_DAYS}
          help={t('products.validDaysHelp')}
        />
        {error && (
          <Notice tone="bad" title={t('studio.saveFailed')}>
            {error.message}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** Returns the call that saves the limits of a product. */
function useSavedLimits(productId: string, onSaved: () => void) {
  const t = useTranslate()
  return useMutation({
    mutationFn: (body: Pick<ProductFiles, 'maxDownloads' | 'validDays'>) =>
      callApi('saveDownloadLimits', { params: { id: productId }, body }),
    onSuccess: (saved) => {
      showProductFiles(productId, saved)
      showToast(t('products.limitsSaved'))
      onSaved()
    },
  })
}
