import type { Slice } from '../slice.ts'
import { deleteHandledEvents } from './store.ts'

export const jobsSlice: Slice = {
  nightly: { 'delete handled events': deleteHandledEvents },
}
