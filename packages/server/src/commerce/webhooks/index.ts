export { allowWebhookHosts } from './address.ts'
export { webhooksSlice } from './slice.ts'
