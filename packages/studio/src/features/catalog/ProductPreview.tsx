import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Maximize2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './catalog.module.css'
import { type Device, PreviewFrame } from './PreviewFrame.tsx'
import { findCellErrors } from './values/change-cells.ts'
import { type ProductValues, toSentProduct } from './values/product-values.ts'

const DELAY_MS = 600

/** The page of a product with its unsaved changes: beside the form, on phones behind a button. */
export function ProductPreview({ id, locale }: PreviewedPage) {
  const t = useTranslate()
  const isPhone = useIsPhone()
  const [isFull, setFull] = useState(false)
  const full = isFull && (
    <Dialog title={t('products.preview')} size="full" isOpen onClose={() => setFull(false)}>
      <Preview id={id} locale={locale} isFull isPhone={isPhone} />
    </Dialog>
  )
  if (isPhone)
    return (
      <>
        <Button wide onPress={() => setFull(true)}>
          {t('products.showPreview')}
        </Button>
        {full}
      </>
    )
  return (
    <Panel
      title={t('products.preview')}
      aside={
        <IconButton
          small
          label={t('products.fullPreview')}
          Icon={Maximize2}
          onPress={() => setFull(true)}
        />
      }
      padded
    >
      <Preview id={id} locale={locale} isFull={false} isPhone={false} />
      {full}
    </Panel>
  )
}

interface PreviewedPage {
  readonly id: string
  /** The language of the page; by default the site's own. */
  readonly locale?: string | undefined
}

interface PreviewProps extends PreviewedPage {
  readonly isFull: boolean
  readonly isPhone: boolean
}

function Preview({ id, locale, isFull, isPhone }: PreviewProps) {
  const t = useTranslate()
  const [device, setDevice] = useState<Device>(isFull && !isPhone ? 'desktop' : 'phone')
  const { data, error } = usePreview({ id, locale })
  return (
    <div className={styles['preview']} data-full={isFull || undefined}>
      {!isPhone && (
        <SegmentedControl
          label={t('products.previewDevice')}
          value={device}
          onChange={setDevice}
          segments={(['phone', 'desktop'] as const).map((each) => ({
            id: each,
            label: t(`products.preview.${each}`),
          }))}
        />
      )}
      {error && (
        <Notice tone="plain" title={t('products.previewFailed')}>
          {error.message}
        </Notice>
      )}
      {data === undefined ? (
        !error && <Skeleton width={16} />
      ) : (
        <PreviewFrame html={data.html} device={device} isFull={isFull} />
      )}
      <p className={styles['help']}>{t('products.previewHelp')}</p>
    </div>
  )
}

/** Loads the page of the product as it is in the form, a moment after the last change; the former one until then. */
function usePreview({ id, locale }: PreviewedPage) {
  const { control } = useFormContext<ProductValues>()
  // All values: a form without a name in the call watches everything.
  const watched = useWatch<ProductValues>({ control })
  const { getValues } = useFormContext<ProductValues>()
  const [values, setValues] = useState(() => getValues())
  useEffect(() => {
    const timer = setTimeout(() => setValues(getValues()), DELAY_MS)
    return () => clearTimeout(timer)
  }, [watched, getValues])
  const product = toSentProduct(values)
  return useQuery({
    queryKey: ['previewProduct', id, locale, product],
    queryFn: () =>
      callApi('previewProduct', { body: { id, product, ...(locale !== undefined && { locale }) } }),
    enabled: findCellErrors(values.variants).length === 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}
