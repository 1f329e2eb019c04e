import type { Role } from '@vitrine/model'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { LoadingContent } from '../../ui/states/Skeleton.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import styles from './HomePage.module.css'
import { type Task, useTasks } from './use-tasks.ts'

/** The tasks of every day. */
const CALM: ReadonlySet<Task['id']> = new Set([
  'unfulfilled',
  'lowStock',
  'submissions',
  'comments',
])

/** Lists what waits for staff, with a link to each list. A list is counted as far as its first page. */
export function ToDo({ role }: { readonly role: Role }) {
  const t = useTranslate()
  const { isPending, tasks } = useTasks(role)
  return (
    <Panel title={t('home.toDo')}>
      {isPending && (
        <LoadingContent>
          <TableSkeleton widths={[24]} rows={2} />
        </LoadingContent>
      )}
      {!isPending && tasks.length === 0 && (
        <p className={styles['nothing']}>{t('home.nothingToDo')}</p>
      )}
      <ul className={styles['tasks']}>
        {tasks.map((task) => (
          <li key={task.id}>
            <Link to={task.to} data-tone={CALM.has(task.id) ? undefined : 'bad'}>
              <task.Icon aria-hidden="true" />
              <span>
                {task.hasMore
                  ? t(`home.${task.id}Many`, { count: task.count })
                  : t(`home.${task.id}`, { count: task.count })}
              </span>
              <ChevronRight data-mirrors aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
