import { Settings } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

const action = 'integrations.manage'

export const webhooks: Feature = {
  navigation: { label: 'studio.screen.webhooks', Icon: Settings, group: 'settings' },
  screens: [
    { path: 'settings/webhooks', action, lazy: () => import('./WebhooksPage.tsx') },
    { path: 'settings/webhooks/:id', action, lazy: () => import('./WebhookPage.tsx') },
  ],
}
