import type { OrderDetail } from '@vitrine/contract'
import { Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'

const Drawer = lazy(async () => {
  const { RefundDrawer } = await import('./RefundDrawer.tsx')
  return { default: RefundDrawer }
})

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
      {isOpen && (
        <Suspense>
          <Drawer order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
