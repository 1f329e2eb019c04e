import type { MemberArea, SiteUserSummary } from '@vitrine/contract'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './members.module.css'
import { formatPerson } from './use-members.ts'

/** The name of a person, which leads to their page, above the email address. */
export function PersonLink({ person }: { readonly person: SiteUserSummary }) {
  const { id, email } = person
  const name = formatPerson(person)
  return (
    <span className={styles['person']}>
      <Link to={`/config/members/${id}`}>
        <bdi>{name}</bdi>
      </Link>
      {name !== email && (
        <span className={styles['meta']}>
          <bdi>{email}</bdi>
        </span>
      )}
    </span>
  )
}

/** Returns the columns of the list of accounts. */
export function useMemberColumns(areas: readonly MemberArea[]): readonly Column<SiteUserSummary>[] {
  const t = useTranslate()
  const listNames = (ids: readonly string[]) =>
    areas.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return [
    {
      title: t('members.column.person'),
      fold: 'first',
      cell: (person) => <PersonLink person={person} />,
    },
    {
      title: t('members.column.state'),
      fold: 'end',
      cell: ({ verifiedAt }) =>
        verifiedAt === null ? (
          <Badge tone="warn">{t('members.state.unconfirmed')}</Badge>
        ) : (
          <Badge tone="ok">{t('members.state.confirmed')}</Badge>
        ),
    },
    {
      title: t('members.column.areas'),
      cell: ({ memberAreaIds }) => listNames(memberAreaIds).join(', ') || '–',
    },
    {
      title: t('members.column.registered'),
      fold: 'second',
      cell: ({ createdAt }) => <Timestamp at={createdAt} />,
    },
  ]
}
