import { createCaptchaVerifier } from '../../identity/captcha/index.ts'
import type { Slice } from '../../platform/slice.ts'
import { formJobs, deleteExpiredSubmissions } from './jobs.ts'
import { formApiRoutes } from './api-routes.ts'
import { formRoutes } from './routes.ts'

export const formsSlice: Slice = {
  routes: (http, { fetch, forms }) => {
    formRoutes({
      http,
      forms,
      verifyCaptcha: createCaptchaVerifier({ db: http.db, fetch, log: http.app.log }),
    })
    formApiRoutes(http)
  },
  jobs: formJobs,
  nightly: { 'delete expired form submissions': deleteExpiredSubmissions },
}
