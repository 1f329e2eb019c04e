export { backupHelp, restoreHelp, runBackup, runRestore } from './command.ts'
