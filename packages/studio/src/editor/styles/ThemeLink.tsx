import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './styles.module.css'

/** The theme of the site, with the way to the others. */
export function ThemeLink() {
  const t = useTranslate()
  const theme = useQuery(routeQuery('readTheme')).data
  if (!theme) return null
  return (
    <p className={styles['theme']}>
      <span>{t('styles.theme', { title: theme.title })}</span>
      <Link to="/config/themes">{t('styles.changeTheme')}</Link>
    </p>
  )
}
