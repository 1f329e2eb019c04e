export { copyBackups, downloadBackup } from './backups/backup-bucket.ts'
export { installationSlice } from './slice.ts'
