import type { Feature } from '../../app/feature.ts'

const action = 'integrations.manage'

export const webhooks: Feature = [
  {
    path: 'settings/webhooks',
    label: 'studio.screen.webhooks',
    group: 'settings',
    action,
    lazy: () => import('./WebhooksPage.tsx'),
  },
  { path: 'settings/webhooks/:id', action, lazy: () => import('./WebhookPage.tsx') },
]
