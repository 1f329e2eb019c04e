import type { CustomerDetail } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './customers.module.css'
import { EraseDialog } from './EraseDialog.tsx'
import { savePersonalData } from '../../ui/files/save-personal-data.ts'

/** The export and the erasure of a customer, for the roles that may do it. */
export function PersonalData({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const [isErasing, setErasing] = useState(false)
  const { id, openOrders } = customer
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('exportCustomer', { params: { id } }),
    onSuccess: (data) => savePersonalData(`customer-${id}`, data),
    onError: ({ message }) => showFailure(message),
  })
  if (!session || !may(session.member.role, 'customers.erase')) return null
  return (
    <Panel title={t('customers.personalData')} padded>
      <div className={styles['rows']}>
        <p className={styles['meta']}>{t('customers.personalData.text')}</p>
        <OpenOrder open={openOrders[0]} />
      </div>
      <div className={styles['actions']}>
        <Button small isPending={isPending} onPress={() => mutate()}>
          {t('customers.exportData')}
        </Button>
        <Button small isDisabled={openOrders.length > 0} onPress={() => setErasing(true)}>
          {t('customers.erase')}
        </Button>
      </div>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </Panel>
  )
}

function OpenOrder({ open }: { readonly open: CustomerDetail['openOrders'][number] | undefined }) {
  const t = useTranslate()
  if (!open) return null
  const { number, reason } = open
  if (number === null) return <Notice title={t('customers.erase.paying')} />
  return (
    <Notice
      title={t(reason === 'unpaid' ? 'customers.erase.unpaid' : 'customers.erase.unfulfilled', {
        number: String(number),
      })}
    />
  )
}
