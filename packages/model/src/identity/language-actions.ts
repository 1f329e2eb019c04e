import { type Actions, WEBSITE_MANAGERS } from './role-groups.ts'

export const languageActions = {
  'languages.write': WEBSITE_MANAGERS,
} as const satisfies Actions
