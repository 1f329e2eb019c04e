import type { OrderDetail } from '@vitrine/contract'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { RefundDrawer } from './RefundDrawer.tsx'

/** A button that opens the refund of an order. */
export function RefundOrder({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Undo2 data-mirrors aria-hidden="true" />
        {t('orders.refund')}
      </Button>
      {isOpen && <RefundDrawer order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
