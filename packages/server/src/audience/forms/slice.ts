import { createCaptchaVerifier } from '../../identity/captcha/index.ts'
import type { Slice } from '../../platform/slice.ts'
import { formJobs, deleteExpiredSubmissions } from './jobs.ts'
import { formApiRoutes } from './api-routes.ts'
import { formRoutes } from './routes.ts'
import { serveSubmissionFiles } from './serve-file.ts'

export const formsSlice: Slice = {
  routes: (http, { fetch, files, forms }) => {
    formRoutes({
      http,
      files,
      forms,
      verifyCaptcha: createCaptchaVerifier({ db: http.db, fetch, log: http.app.log }),
    })
    formApiRoutes(http)
    serveSubmissionFiles(http, files)
  },
  jobs: formJobs,
  nightly: { 'delete expired form submissions': deleteExpiredSubmissions },
}
