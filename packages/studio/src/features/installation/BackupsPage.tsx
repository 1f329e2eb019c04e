import type { Backups, InstallationTask } from '@vitrine/contract'
import { formatFileSize } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { DatabaseBackup, ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { ApiError, callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { RowList } from '../../ui/lists/RowList.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { backupsTexts } from '../../ui/texts/sites/backups.ts'
import { transferTexts } from '../../ui/texts/sites/transfer.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { BackupSchedule } from './BackupSchedule.tsx'
import styles from './installation.module.css'
import { TaskState } from './TaskState.tsx'
import { TaskStatus } from './TaskStatus.tsx'
import { type StartedTask, useTask } from './use-task.ts'

addTexts(backupsTexts)
addTexts(transferTexts)

const backupsQuery = routeQuery('listBackups')

/** The backups of the installation: made, tested and scheduled. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(backupsQuery)
  const started = useTask('backup')
  const state = started.task?.state
  useEffect(() => {
    if (state === 'done' || state === 'failed')
      void queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey })
  }, [state])
  const getTitle = ({ kind }: InstallationTask) =>
    t(kind === 'backup' ? 'backups.done' : 'backups.tested')
  return (
    <SettingsPage
      title={t('backups.title')}
      note={t('backups.note')}
      actions={query.data && <CreateButton started={started} />}
    >
      <TaskStatus started={started} title={getTitle} />
      {(started.task ?? started.error) && (
        <Panel padded>
          <TaskState started={started} title={getTitle} />
        </Panel>
      )}
      {isNotAdministrator(query.error) ? (
        <Notice title={t('backups.none')}>{query.error.message}</Notice>
      ) : (
        <QueryView query={query} skeleton={<TableSkeleton widths={[24, 8]} rows={3} />}>
          {(data) => <Content data={data} started={started} />}
        </QueryView>
      )}
    </SettingsPage>
  )
}

/** Returns whether an owner looks at the screen who does not administer the installation. */
function isNotAdministrator(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.problem?.code === 'installation.notAdministrator'
}

function CreateButton({ started }: { readonly started: StartedTask }) {
  const t = useTranslate()
  return (
    <Button
      primary
      isPending={started.isOpen}
      onPress={() => void begin(started, () => callApi('backUpNow'))}
    >
      {t('backups.create')}
    </Button>
  )
}

async function begin(
  { start }: StartedTask,
  call: () => Promise<Parameters<StartedTask['start']>[0]>,
): Promise<void> {
  try {
    start(await call())
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
  }
}

function Content(props: { readonly data: Backups; readonly started: StartedTask }) {
  const { data, started } = props
  const { backups, schedule, isLate, lastBackup, lastTest, folder, bucket } = data
  const t = useTranslate()
  const [newest] = backups
  return (
    <>
      {isLate && (
        <Notice tone="warn" title={t('backups.late')}>
          {t('backups.late.text')}
        </Notice>
      )}
      {started.task?.kind !== 'backup' && lastBackup?.state === 'failed' && (
        <Notice tone="bad" title={t('backups.failed')}>
          {lastBackup.message}
        </Notice>
      )}
      {started.task?.kind !== 'restore-test' && lastTest?.state === 'failed' && (
        <Notice tone="bad" title={t('backups.testFailed')}>
          {lastTest.message}
        </Notice>
      )}
      <Panel
        title={t('backups.list')}
        note={
          bucket === null
            ? t('backups.folder', { folder })
            : t('backups.bucket', { folder, bucket })
        }
      >
        {newest ? (
          <BackupList data={data} started={started} />
        ) : (
          <EmptyState Icon={DatabaseBackup} title={t('backups.empty')}>
            {t('backups.empty.text')}
          </EmptyState>
        )}
      </Panel>
      <BackupSchedule schedule={schedule} />
      <Panel title={t('backups.restore')} note={t('backups.restore.text')} padded>
        <pre className={styles['command']} dir="ltr">
          <code>
            npx vitrine restore {folder}/{newest?.name ?? 'FILE'} --replace
          </code>
        </pre>
      </Panel>
    </>
  )
}

function BackupList(props: { readonly data: Backups; readonly started: StartedTask }) {
  const { data, started } = props
  const t = useTranslate()
  return (
    <RowList
      label={t('backups.list')}
      rows={data.backups.map(({ name, byteSize, createdAt }) => ({
        id: name,
        title: name,
        note: (
          <>
            <Timestamp at={createdAt} /> · {formatFileSize(byteSize)}
            {data.lastTest?.state === 'done' &&
              data.lastTest.name === name &&
              ` · ${t('backups.tested')}`}
          </>
        ),
        menuLabel: t('backups.menu', { name }),
        actions: [
          {
            id: 'test',
            label: t('backups.test'),
            Icon: ShieldCheck,
            disabledReason: started.isOpen ? t('backups.busy') : undefined,
            onAction: () => void begin(started, () => callApi('testBackup', { params: { name } })),
          },
        ],
      }))}
    />
  )
}
