import type { ProductFiles } from '@vitrine/contract'
import { queryClient, routeQuery } from '../../api/route-query.ts'

/** Shows the new files of a product. */
export function showProductFiles(productId: string, files: ProductFiles): void {
  const { queryKey } = routeQuery('listProductFiles', { params: { id: productId } })
  queryClient.setQueryData(queryKey, files)
}
