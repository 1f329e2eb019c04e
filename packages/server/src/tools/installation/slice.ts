import type { Slice } from '../../platform/slice.ts'
import { backupRoutes } from './backups/routes.ts'
import { scheduleBackups } from './backups/schedule-backups.ts'
import { installationRoutes } from './routes.ts'
import { deleteLeftovers } from './tasks/task-folder.ts'
import { runTasks } from './tasks/run-tasks.ts'
import { taskRoutes } from './tasks/routes.ts'
import { deleteOldTasks } from './tasks/task-store.ts'

/** How often a process looks for tasks, in seconds. */
const POLL_S = 2
/** Every ten minutes; what is due waits no longer. */
const SCHEDULE = '*/10 * * * *'

export const installationSlice: Slice = {
  routes: (http, { files, dataDir, backupBucket }) => {
    installationRoutes(http, files)
    taskRoutes(http, files)
    backupRoutes(http, { dataDir, backupBucket })
  },
  jobs: (jobs, ports) => {
    let isClean = false
    jobs.poll(POLL_S, async (ending) => {
      if (!isClean) {
        isClean = true
        await deleteLeftovers(ports).catch((error: unknown) =>
          ports.logError('Leftovers of tasks not deleted', error),
        )
      }
      await runTasks({ ...ports, ending })
    })
    jobs.schedule(SCHEDULE, 'schedule-backups', () => scheduleBackups(ports, new Date()))
  },
  nightly: { 'delete old tasks of the installation': deleteOldTasks },
}
