import type { Feature } from '../../app/feature.ts'

/** The emails that staff write to the subscribers of the newsletter. */
export const campaigns: Feature = [
  {
    path: 'campaigns',
    label: 'studio.screen.campaigns',
    group: 'marketing',
    action: 'campaigns.manage',
    lazy: () => import('./CampaignsPage.tsx'),
  },
  {
    path: 'campaigns/:id',
    action: 'campaigns.manage',
    lazy: () => import('./CampaignsPage.tsx'),
  },
]
