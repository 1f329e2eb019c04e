import type { Slice } from '../../platform/slice.ts'
import { captchaRoutes } from './routes.ts'
import { deleteExpiredSolutions } from './store.ts'

export const captchaSlice: Slice = {
  routes: captchaRoutes,
  nightly: { 'delete expired captcha solutions': deleteExpiredSolutions },
}
