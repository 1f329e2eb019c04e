import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { ListFooter } from '../../ui/Toolbar.tsx'
import styles from './members.module.css'
import type { Person } from './use-members.ts'

const SHOWN = 5

/** The newest comments of a person, for the roles that read comments. */
export function MemberComments({ person }: { readonly person: Person }) {
  if (!useMay('comments.read')) return null
  return <Comments person={person} />
}

function Comments({ person: { id } }: { readonly person: Person }) {
  const t = useTranslate()
  const query = useQuery(routeQuery('listComments', { query: { status: 'all', siteUserId: id } }))
  const count = query.data?.comments.length ?? 0
  const all = `/config/comments?${new URLSearchParams({ state: 'all', author: id }).toString()}`
  return (
    <Panel title={t('members.comments')}>
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[24, 8]} rows={2} />}
        isEmpty={({ comments }) => comments.length === 0}
        empty={<p className={styles['none']}>{t('members.comments.none')}</p>}
      >
        {({ comments }) => (
          <ul className={styles['comments']}>
            {comments.slice(0, SHOWN).map((comment) => (
              <li key={comment.id} className={styles['comment']}>
                <span dir="auto">{comment.text}</span>
                <small className={styles['meta']}>
                  {comment.documentTitle} · <Timestamp at={comment.createdAt} />
                </small>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {count > 0 && (
        <ListFooter>
          <LinkButton to={all}>{t('members.comments.all')}</LinkButton>
        </ListFooter>
      )}
    </Panel>
  )
}
