import type { Slice } from '../../platform/slice.ts'
import { reportSharingRoutes } from './routes.ts'
import { sendWeeklyReports } from './weekly-email.ts'

export const reportSharingSlice: Slice = {
  routes: reportSharingRoutes,
  jobs: (jobs, ports) => {
    jobs.schedule('11 * * * *', 'weekly-reports', () => sendWeeklyReports(ports, new Date()))
  },
}
