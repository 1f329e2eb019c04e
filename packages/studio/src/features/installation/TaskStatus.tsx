import type { InstallationTask } from '@vitrine/contract'
import { useTranslate } from '../../ui/i18n.ts'
import type { StartedTask } from './use-task.ts'

/** Announces to screen readers that a task has begun, and how it has ended; its progress would interrupt them each second. */
export function TaskStatus(props: {
  readonly started: StartedTask
  /** The title of the outcome. */
  readonly title: (task: InstallationTask) => string
  /** The announcement before there is a task; empty for none. */
  readonly before?: string
}) {
  const { started, title, before = '' } = props
  const { task } = started
  const t = useTranslate()
  const announce = () => {
    if (started.isOpen) return t('task.running')
    if (task?.state === 'failed') return t('task.failed')
    return task ? title(task) : before
  }
  return <output className="visually-hidden">{announce()}</output>
}
