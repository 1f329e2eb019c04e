import type { InstallationTask, TaskNote } from '@vitrine/contract'
import type { ReactNode } from 'react'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import type { TextId } from '../../ui/texts.ts'
import styles from './installation.module.css'
import type { StartedTask } from './use-task.ts'

/** How far a task is, and what came of it; `children` follow its counts. */
export function TaskState(props: {
  readonly started: StartedTask
  /** The title of the outcome. */
  readonly title: (task: InstallationTask) => string
  readonly children?: ReactNode
}) {
  const { started, title, children } = props
  const { task, error } = started
  const t = useTranslate()
  if (!task && !error) return null
  return (
    <div className={styles['task']}>
      {task && started.isOpen && <Progress task={task} />}
      {error && <p>{t('task.lost', { message: error.message })}</p>}
      {task?.state === 'failed' && <Failure errors={task.errors} />}
      {task?.state === 'done' && task.outcome && (
        <>
          <h3 className={styles['outcome']}>{title(task)}</h3>
          <Counts counts={task.outcome.counts} />
          {children}
          <Notes title={t('task.notes')} notes={task.outcome.notes} />
        </>
      )}
    </div>
  )
}

function Progress({ task }: { readonly task: InstallationTask }) {
  const t = useTranslate()
  const { done, total, step } = task
  const label = describeProgress(t, task)
  return (
    <div className={styles['progress']}>
      <progress
        aria-label={t(task.state === 'waiting' ? 'task.waiting' : 'task.running')}
        {...(step !== '' && total > 0 && { value: done, max: total })}
      />
      <p>{label}</p>
    </div>
  )
}

function describeProgress(t: Translate, task: InstallationTask): string {
  const { state, done, total, step } = task
  if (state === 'waiting') return t('task.waiting')
  const known = STEPS[step]
  if (known === undefined) return t('task.running')
  const values = { step: t(known), done: String(done), total: String(total) }
  return total > 0 ? t('task.progress.of', values) : t('task.progress', values)
}

const STEPS: Readonly<Record<string, TextId>> = {
  check: 'task.step.check',
  comments: 'task.step.comments',
  documents: 'task.step.documents',
  files: 'task.step.files',
  images: 'task.step.images',
  products: 'task.step.products',
  records: 'task.step.records',
  rows: 'task.step.rows',
  tables: 'task.step.tables',
}

const COUNTS: Readonly<Record<string, TextId>> = {
  comments: 'task.count.comments',
  documents: 'task.count.documents',
  files: 'task.count.files',
  images: 'task.count.images',
  products: 'task.count.products',
  records: 'task.count.records',
  redirects: 'task.count.redirects',
  rows: 'task.count.rows',
  tables: 'task.count.tables',
}

function Counts({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const t = useTranslate()
  const items = Object.entries(COUNTS).flatMap(([name, label]) => {
    const count = counts[name]
    return count === undefined ? [] : [[t(label), count.toLocaleString()] as const]
  })
  return <DefinitionList items={items} />
}

function Failure({ errors }: { readonly errors: readonly TaskNote[] }) {
  const t = useTranslate()
  const [first, ...more] = errors
  if (more.length === 0 && first?.file === '')
    return (
      <Notice tone="bad" title={t('task.failed')}>
        {first.message}
      </Notice>
    )
  return (
    <>
      <Notice tone="bad" title={t('task.failed')} />
      <Notes title={t('task.errors')} notes={errors} />
    </>
  )
}

function Notes(props: { readonly title: string; readonly notes: readonly TaskNote[] }) {
  const { title, notes } = props
  const t = useTranslate()
  if (notes.length === 0) return null
  return (
    <>
      <h4 className={styles['outcome']}>{title}</h4>
      <ul className={styles['notes']}>
        {notes.map(({ file, message }, index) => (
          <li key={`${file} ${index}`}>
            {file === '' ? message : t('task.note', { file, message })}
          </li>
        ))}
      </ul>
    </>
  )
}
