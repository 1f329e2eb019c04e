import { createCaptchaVerifier } from '../../identity/captcha/index.ts'
import type { Slice } from '../../platform/slice.ts'
import { reviewDeskRoutes } from './desk-routes.ts'
import { reviewJobs } from './jobs.ts'
import { reviewPages } from './pages.ts'
import {
  makeReviewLink,
  makeUnsubscribeLink,
  REVIEW_LINK,
  REVIEW_UNSUBSCRIBE_LINK,
} from './request-email.ts'
import { deleteOldRequests } from './request-store.ts'
import { reviewRoutes } from './routes.ts'

export const productReviewsSlice: Slice = {
  routes: (http, { fetch }) => {
    const verifyCaptcha = createCaptchaVerifier({ db: http.db, fetch, log: http.app.log })
    reviewRoutes({ http, verifyCaptcha })
    reviewPages({ http, verifyCaptcha })
    reviewDeskRoutes(http)
  },
  jobs: (jobs, { db }) => reviewJobs(jobs, db),
  emailSecrets: { [REVIEW_LINK]: makeReviewLink, [REVIEW_UNSUBSCRIBE_LINK]: makeUnsubscribeLink },
  nightly: { 'delete old review requests': deleteOldRequests },
}
