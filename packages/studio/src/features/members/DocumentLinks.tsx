import { Link } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './members.module.css'
import type { AreaView } from './use-members.ts'

/** The pages and items for the members of an area, which lead to the editor. */
export function DocumentLinks({ documents }: Pick<AreaView, 'documents'>) {
  const t = useTranslate()
  return (
    <ul className={styles['rows']}>
      {documents.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/config/pages/${id}`}>{title || t('members.untitled')}</Link>
        </li>
      ))}
    </ul>
  )
}
