import type { ProductDetail } from '@vitrine/contract'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import type { Translate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import type { ProductValues } from './values/product-values.ts'

/**
 * Asks before a digital product without a file becomes visible: buyers would pay and get nothing. Resolves to true if the
 * product can be saved.
 */
export async function confirmWithoutFiles(
  t: Translate,
  { id, product }: ProductDetail,
  { status }: Pick<ProductValues, 'status'>,
): Promise<boolean> {
  const isShown = status === 'active' || status === 'scheduled'
  if (product.productType !== 'digital' || !isShown || status === product.status) return true
  const { files } = await queryClient.fetchQuery(routeQuery('listProductFiles', { params: { id } }))
  if (files.length > 0) return true
  return askToConfirm({
    title: t('products.noFiles'),
    message: t('products.sellWithoutFiles'),
    confirmLabel: t('products.sellWithoutFilesConfirm'),
  })
}
