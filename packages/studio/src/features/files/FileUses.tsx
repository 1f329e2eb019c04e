import type { FileUser } from '@vitrine/contract'
import { Link } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './FilesPage.module.css'

/** The pages and products that use a file. */
export function FileUses({ users }: { readonly users: readonly FileUser[] }) {
  const t = useTranslate()
  if (users.length === 0) return <p className={styles['help']}>{t('files.usedNowhere')}</p>
  return (
    <section>
      <h3>{t('files.usedIn', { count: users.length })}</h3>
      <ul className={styles['uses']}>
        {users.map(({ kind, id, title, isInTrash }) => (
          <li key={`${kind} ${id}`}>
            {kind === 'page' && !isInTrash ? (
              <Link to={`/config/pages/${id}`}>{title}</Link>
            ) : (
              <span>{title}</span>
            )}{' '}
            {isInTrash && <small className={styles['help']}>{t('files.inTrash')}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
