export { createApiKeyFinder } from './find-api-key.ts'
export { apiKeysSlice } from './slice.ts'
