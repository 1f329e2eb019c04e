/** The texts of the screen of backups. */
export const backupsTexts = {
  'backups.bucket':
    'They are in {folder} on the server, and each is copied to the bucket {bucket}.',
  'backups.busy': 'Wait until the running task has ended.',
  'backups.create': 'Back up now',
  'backups.done': 'The backup is complete',
  'backups.empty': 'No backups yet',
  'backups.empty.text':
    'A backup is one file with everything: all sites, orders, accounts and files.',
  'backups.failed': 'The last backup failed',
  'backups.folder':
    'They are in {folder} on the server. Copy them to another place, or set a bucket that Vitrine copies them to.',
  'backups.keep': 'Scheduled backups to keep',
  'backups.keep.help': 'Older ones are deleted. Backups that you make stay.',
  'backups.late': 'The scheduled backup is overdue',
  'backups.late.text': 'Make one now, and look into the log of the server.',
  'backups.list': 'Backups',
  'backups.menu': 'Actions for {name}',
  'backups.none': 'You cannot back up here',
  'backups.note':
    'One file has every site of this installation, with its orders, accounts and files.',
  'backups.period': 'Back up',
  'backups.period.daily': 'Every day',
  'backups.period.off': 'Only when you do',
  'backups.period.weekly': 'Every week',
  'backups.restore': 'Restore a backup',
  'backups.restore.text':
    'A restore replaces everything, so it runs on the server while Vitrine is stopped:',
  'backups.saved': 'The schedule was saved',
  'backups.schedule': 'Schedule',
  'backups.test': 'Test restore',
  'backups.tested': 'This backup can be restored',
  'backups.testFailed': 'The last test restore failed',
  'backups.title': 'Backups',
} as const
