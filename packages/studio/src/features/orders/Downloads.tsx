import type { OrderDetail, OrderDownload } from '@vitrine/contract'
import { formatFileSize } from '@vitrine/model'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useMay } from '../../api/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './OrderPage.module.css'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { showOrder } from './show-order.ts'

/** The files that the buyer of an order may download, and the ways to renew and to send it. */
export function Downloads({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const mayChange = useMay('orders.write')
  const [renewed, setRenewed] = useState<OrderDownload>()
  const { id, downloads, lines, paymentDue, status } = order
  const { mutate: resend, isPending } = useMutation({
    mutationFn: () => callApi('resendDownloads', { params: { id } }),
    onSuccess: async (saved) => {
      await showOrder(saved)
      showToast(t('orders.downloadsQueued'))
    },
    onError: ({ message }) => showFailure(message),
  })
  const digital = lines.filter(({ isDigital }) => isDigital)
  if (digital.length === 0) return null
  const missing = digital.filter((line) => !downloads.some(({ lineId }) => lineId === line.id))
  const isOpen = downloads.some(({ state }) => state === 'available')
  return (
    <Panel title={t('orders.downloads')} padded>
      {missing.length > 0 && status === 'placed' && (
        <Notice
          tone={paymentDue ? 'plain' : 'warn'}
          title={t(paymentDue ? 'orders.downloadsUnpaid' : 'orders.downloadsMissing', {
            names: missing.map(({ title }) => title).join(', '),
          })}
        />
      )}
      <ul className={styles['downloads']}>
        {downloads.map((download) => (
          <li key={download.id}>
            <DownloadFacts download={download} />
            {mayChange && download.state !== 'revoked' && (
              <Button
                small
                aria-label={t('orders.renewOne', { name: download.filename })}
                onPress={() => setRenewed(download)}
              >
                {t('orders.renew')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && isOpen && (
        <div className={styles['actions']}>
          <Button small isPending={isPending} onPress={() => resend()}>
            {t('orders.resendDownloads')}
          </Button>
        </div>
      )}
      {renewed && (
        <RenewDialog orderId={id} download={renewed} onClose={() => setRenewed(undefined)} />
      )}
    </Panel>
  )
}

function DownloadFacts({ download }: { readonly download: OrderDownload }) {
  const t = useTranslate()
  const { filename, byteSize, state, used, maxDownloads, expiresAt, lastDownloadAt } = download
  const count =
    maxDownloads === null
      ? t('orders.downloadsUsed', { count: used })
      : t('orders.downloadsUsedOf', { used: String(used), max: String(maxDownloads) })
  return (
    <div>
      <bdi>{filename}</bdi>{' '}
      <Badge tone={state === 'available' ? 'ok' : 'plain'}>{t(`orders.download.${state}`)}</Badge>
      <span className={styles['downloadFacts']}>
        {formatFileSize(byteSize)} · {count}
      </span>
      {expiresAt !== null && (
        <span className={styles['downloadFacts']}>
          {t('orders.downloadExpires')} <Timestamp at={expiresAt} />
        </span>
      )}
      {lastDownloadAt !== null && (
        <span className={styles['downloadFacts']}>
          {t('orders.lastDownload')} <Timestamp at={lastDownloadAt} />
        </span>
      )}
    </div>
  )
}

function RenewDialog(props: {
  readonly orderId: string
  readonly download: OrderDownload
  readonly onClose: () => void
}) {
  const { orderId, download, onClose } = props
  const t = useTranslate()
  const [notify, setNotify] = useState(true)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('renewDownload', {
        params: { id: orderId, downloadId: download.id },
        body: { notify },
      }),
    onSuccess: async (saved) => {
      await showOrder(saved)
      showToast(t('orders.downloadRenewed'))
      onClose()
    },
  })
  return (
    <Dialog
      title={t('orders.renewTitle', { name: download.filename })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button primary isPending={isPending} onPress={() => mutate()}>
            {t('orders.renewConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('orders.renewText')}</p>
      <Checkbox label={t('orders.renewNotify')} isSelected={notify} onChange={setNotify} />
      {error && (
        <Notice tone="bad" title={t('studio.saveFailed')}>
          {error.message}
        </Notice>
      )}
    </Dialog>
  )
}
