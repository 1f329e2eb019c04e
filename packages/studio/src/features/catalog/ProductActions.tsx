import type { ProductDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { Copy, Ellipsis, ExternalLink, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { showProduct } from './save-product.ts'
import { toCopy } from './values/copy-product.ts'

interface ProductActionsProps {
  readonly product: ProductDetail
  readonly timeZone: string
  readonly mayWrite: boolean
  /** Drops the unsaved changes of a product that was deleted. */
  readonly onDeleted: () => void
}

/** The menu of a product: view it on the site, duplicate it, delete it. */
export function ProductActions({ product, timeZone, mayWrite, onDeleted }: ProductActionsProps) {
  const t = useTranslate()
  const duplicate = useDuplicate(product, timeZone)
  const remove = useDelete(product, onDeleted)
  const { url } = product
  const view =
    product.product.status === 'active'
      ? [{ id: 'view', label: t('products.view'), Icon: ExternalLink, href: url }]
      : []
  const write = [
    { id: 'duplicate', label: t('products.duplicate'), Icon: Copy, onAction: duplicate },
    {
      id: 'delete',
      label: t('products.delete'),
      Icon: Trash2,
      danger: true,
      onAction: () => void remove(),
    },
  ]
  const items = [...view, ...(mayWrite ? write : [])]
  if (items.length === 0) return null
  return (
    <Menu
      label={t('products.moreActions')}
      placement="bottom end"
      trigger={<IconButton label={t('products.moreActions')} Icon={Ellipsis} />}
      groups={[{ items }]}
    />
  )
}

/** Returns the call that creates a draft with everything that is saved of a product, except its stock and its URL. */
function useDuplicate(product: ProductDetail, timeZone: string): () => void {
  const t = useTranslate()
  const navigate = useNavigate()
  const { mutate } = useMutation({
    mutationFn: () => {
      const title = t('products.copyOf', { title: product.product.title })
      return callApi('createProduct', { body: { product: toCopy(product, timeZone, title) } })
    },
    onSuccess: async (copy) => {
      await showProduct(copy)
      await navigate(`/config/products/${copy.id}`)
      showToast(t('products.duplicated'))
    },
    onError: ({ message }) => showFailure(message),
  })
  return () => mutate()
}

/** Returns the call that deletes a product, once staff have confirmed what will happen. */
function useDelete(product: ProductDetail, onDeleted: () => void): () => Promise<void> {
  const t = useTranslate()
  const navigate = useNavigate()
  const { id, inventory } = product
  const { title } = product.product
  const { mutate } = useMutation({
    mutationFn: () => callApi('deleteProduct', { params: { id } }),
    onSuccess: async () => {
      // The form has no unsaved changes any more before its screen is left.
      flushSync(onDeleted)
      await navigate('/config/products')
      queryClient.removeQueries({
        queryKey: routeQuery('readProduct', { params: { id } }).queryKey,
      })
      await queryClient.invalidateQueries({ queryKey: ['listProducts'] })
      showToast(t('products.deleted', { title }))
    },
    onError: ({ message }) => showFailure(message),
  })
  return async () => {
    const count = inventory.reduce((sum, { onHand, available }) => sum + onHand - available, 0)
    const isConfirmed = await askToConfirm({
      title: t('products.deleteTitle', { title }),
      message: [
        ...(count > 0 ? [t('products.deleteCommitted', { count })] : []),
        t('products.deleteText'),
      ].join('\n'),
      confirmLabel: t('products.delete'),
    })
    if (isConfirmed) mutate()
  }
}
