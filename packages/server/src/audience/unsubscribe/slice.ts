import type { Slice } from '../../platform/slice.ts'
import { unsubscribePages } from './pages.ts'

export const unsubscribeSlice: Slice = {
  routes: unsubscribePages,
}
