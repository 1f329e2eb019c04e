import { createCaptchaVerifier } from '../../identity/captcha/index.ts'
import type { Slice } from '../../platform/slice.ts'
import { restockJobs } from './jobs.ts'
import { restockPages } from './pages.ts'
import { makeRestockLink, RESTOCK_LINK } from './restock-email.ts'
import { restockDeskRoutes, restockRoutes } from './routes.ts'
import { deleteOldSignUps } from './store.ts'

export const restockSlice: Slice = {
  routes: (http, { fetch }) => {
    const verifyCaptcha = createCaptchaVerifier({ db: http.db, fetch, log: http.app.log })
    restockRoutes({ http, verifyCaptcha })
    restockPages({ http, verifyCaptcha })
    restockDeskRoutes(http)
  },
  jobs: restockJobs,
  emailSecrets: { [RESTOCK_LINK]: makeRestockLink },
  nightly: { 'delete old restock sign-ups': deleteOldSignUps },
}
