import type { Redirect } from '@vitrine/contract'
import { Badge } from '../../ui/Badge.tsx'
import type { Translate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Address } from './Address.tsx'
import { RedirectMenu } from './RedirectMenu.tsx'
import styles from './redirects.module.css'

/** Returns the columns of the list of redirects. */
export function listRedirectColumns(t: Translate): readonly Column<Redirect>[] {
  return [
    {
      title: t('redirects.from'),
      fold: 'first',
      cell: ({ from }) => <Address address={from} />,
    },
    { title: t('redirects.to'), fold: 'second', cell: ({ to }) => <Address address={to} /> },
    {
      title: t('redirects.status'),
      fold: 'end-second',
      cell: ({ status, automatic }) => (
        <span className={styles['status']}>
          {t(`redirects.status.${status}`)}
          {automatic && <Badge>{t('redirects.automatic')}</Badge>}
        </span>
      ),
    },
    {
      title: t('redirects.actions'),
      fold: 'end',
      cell: (redirect) => <RedirectMenu redirect={redirect} />,
    },
  ]
}
