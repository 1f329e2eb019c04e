import { type Actions, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const campaignActions = {
  'campaigns.manage': [...WEBSITE_MANAGERS, 'campaigns-editor'],
} as const satisfies Actions
