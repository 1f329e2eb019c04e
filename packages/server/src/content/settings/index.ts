export { renameSite } from './rename-site.ts'
export { settingsErrors } from './errors.ts'
export { settingsSlice } from './slice.ts'
export { hasAmounts } from './store.ts'
