import type { ProductDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { showProduct } from './save-product.ts'
import { toCopy } from './values/copy-product.ts'

/** A button that creates a draft with everything that is saved of a product, except its stock and its URL. */
export function DuplicateProduct(props: {
  readonly product: ProductDetail
  readonly timeZone: string
}) {
  const { product, timeZone } = props
  const t = useTranslate()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const title = t('products.copyOf', { title: product.product.title })
      return callApi('createProduct', { body: { product: toCopy(product, timeZone, title) } })
    },
    onSuccess: async (copy) => {
      await showProduct(copy)
      await navigate(`/config/products/${copy.id}`)
      showToast(t('products.duplicated'))
    },
    onError: ({ message }) => showToast(message),
  })
  return (
    <Button onPress={() => mutate()} isPending={isPending}>
      {t('products.duplicate')}
    </Button>
  )
}
