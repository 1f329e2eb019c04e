import type { RestockGroup } from '@vitrine/contract'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

/** Formats the product of a group with the values of its variant. */
export function formatGroup({ productName, variantName }: RestockGroup): string {
  return variantName === '' ? productName : `${productName} (${variantName})`
}

/** Loads the groups of visitors who wait, page by page. */
export function useRestockGroups() {
  return useInfiniteQuery({
    ...pagedQuery(['listRestockGroups'], (query) => callApi('listRestockGroups', { query })),
    select: ({ pages }) => pages.flatMap(({ signUpGroups }) => signUpGroups),
  })
}

/** Loads the visitors of one group, page by page, oldest first. */
export function useSignUps({ productId, variantId }: RestockGroup) {
  return useInfiniteQuery({
    ...pagedQuery(['listRestockSignUps', variantId], (page) =>
      callApi('listRestockSignUps', { query: { productId, variantId, ...page } }),
    ),
    select: ({ pages }) => pages.flatMap(({ signUps }) => signUps),
  })
}

/** Shows the groups and their visitors as they are now. */
export async function refreshRestock(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['listRestockGroups'] }),
    queryClient.invalidateQueries({ queryKey: ['listRestockSignUps'] }),
  ])
}

/** Emails the visitors of some groups, once staff have confirmed it. */
export function useSendRestock() {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: (groups: readonly RestockGroup[]) =>
      callApi('sendAllRestock', {
        body: {
          sendRequests: groups.map(({ productId, variantId }) => ({ productId, variantId })),
        },
      }),
    onSuccess: async ({ sent, skipped }) => {
      await refreshRestock()
      if (sent > 0) showToast(t('restock.queued', { count: sent }))
      else if (skipped > 0) showFailure(t('restock.notForSale'))
      else showToast(t('restock.queued.none'))
    },
    onError: ({ message }) => showFailure(message),
  })
  const send = async (groups: readonly RestockGroup[]) => {
    const count = groups.reduce((sum, { waiting }) => sum + waiting, 0)
    const isConfirmed = await askToConfirm({
      title: t('restock.confirm', { count }),
      message: t('restock.confirm.text'),
      confirmLabel: t('restock.confirm.send'),
    })
    if (isConfirmed) mutate(groups)
  }
  return { send, isPending }
}
