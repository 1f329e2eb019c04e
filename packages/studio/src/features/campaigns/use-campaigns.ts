import type { Campaign, CampaignContent } from '@vitrine/contract'
import { everySubscriber } from '@vitrine/model'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'

/** A campaign that is sent changes without the studio: its numbers are read again after this time. */
const REFRESH_MS = 3_000
const DELAY_MS = 500

/** Loads the campaigns, page by page. */
export function useCampaigns() {
  return useInfiniteQuery({
    ...pagedQuery(['listCampaigns', {}], (page) => callApi('listCampaigns', { query: page })),
    select: ({ pages }) => ({ campaigns: pages.flatMap(({ campaigns }) => campaigns) }),
  })
}

/** Loads a campaign, and follows it while it is sent. */
export function useCampaign(id: string) {
  return useQuery({
    ...routeQuery('readCampaign', { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'sending' || data?.state === 'scheduled' ? REFRESH_MS : false,
  })
}

/** Shows the new state of a campaign on its page and in the list. */
export async function showCampaign(campaign: Campaign): Promise<void> {
  const { queryKey } = routeQuery('readCampaign', { params: { id: campaign.id } })
  queryClient.setQueryData(queryKey, campaign)
  await queryClient.invalidateQueries({ queryKey: ['listCampaigns'] })
}

/** Returns the call that creates a campaign, or a copy of one, and opens it. */
export function useCreateCampaign(onDone?: () => void) {
  const navigate = useNavigate()
  const empty: CampaignContent = {
    ...{ subject: '', previewText: '', blocks: [] },
    audience: everySubscriber,
    countsClicks: false,
  }
  return useMutation({
    mutationFn: (copyOf: string | undefined) =>
      copyOf === undefined
        ? callApi('createCampaign', { body: empty })
        : callApi('duplicateCampaign', { params: { id: copyOf } }),
    onSuccess: async (created) => {
      await showCampaign(created)
      onDone?.()
      await navigate(`/config/campaigns/${created.id}`)
    },
    onError: ({ message }) => showFailure(message),
  })
}

/** Renders and checks a campaign a moment after its last change; the former preview is shown until then. */
export function usePreview(content: CampaignContent) {
  const [shown, setShown] = useState(content)
  // The content is a new object at each render: its text tells whether it changed.
  const text = JSON.stringify(content)
  const show = useEffectEvent(() => setShown(content))
  useEffect(() => {
    const timer = setTimeout(() => show(), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ['previewCampaign', shown],
    queryFn: () => callApi('previewCampaign', { body: shown }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

/** The preview of a campaign with its checks. */
export type Preview = NonNullable<ReturnType<typeof usePreview>['data']>
