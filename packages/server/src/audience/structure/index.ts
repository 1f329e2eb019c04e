export { changeDrafts } from './change-drafts.ts'
export { putRootCategory, rootCategories } from './structure-store.ts'
export { structureSlice } from './slice.ts'
