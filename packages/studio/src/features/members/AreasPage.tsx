import { useQuery } from '@tanstack/react-query'
import type { MemberArea } from '@vitrine/contract'
import { LockKeyholeOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { formatAmount } from '../../ui/format.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import type { Column } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { membersTexts } from '../../ui/texts/audience/members.ts'
import { AreaDialog } from './AreaDialog.tsx'
import styles from './members.module.css'
import { areasQuery } from './use-members.ts'

addTexts(membersTexts)

/** The member areas of the site. */
export function Component() {
  const t = useTranslate()
  const navigate = useNavigate()
  const query = useQuery(areasQuery)
  const [isAdding, setAdding] = useState(false)
  const add = useMay('site-users.write') && (
    <Button primary onPress={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      {t('members.area.add')}
    </Button>
  )
  const isEmpty = query.data?.memberAreas.length === 0
  return (
    <Page
      title={t('members.areas')}
      back={{ to: '/config/members', label: t('members.title') }}
      actions={!isEmpty && add}
    >
      <ListPanel
        label={t('members.areas')}
        query={query}
        getRows={({ memberAreas }) => memberAreas}
        rowKey={({ id }) => id}
        columns={listColumns(t)}
        skeleton={{ widths: [20, 16, 4], rows: 3 }}
        empty={
          <EmptyState Icon={LockKeyholeOpen} title={t('members.area.empty')} action={add}>
            {t('members.area.empty.text')}
          </EmptyState>
        }
      />
      {isAdding && (
        <AreaDialog
          onSaved={({ id }) => void navigate(`/config/members/areas/${id}`)}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
}

function listColumns(t: Translate): readonly Column<MemberArea>[] {
  return [
    {
      title: t('members.column.area'),
      fold: 'first',
      cell: ({ id, name, description }) => (
        <span className={styles['person']}>
          <Link to={`/config/members/areas/${id}`}>{name}</Link>
          {description && <span className={styles['meta']}>{description}</span>}
        </span>
      ),
    },
    {
      title: t('members.column.join'),
      fold: 'second',
      cell: ({ joinMode, price }) =>
        price
          ? `${t(`members.area.join.${joinMode}`)} · ${formatAmount(price)}`
          : t(`members.area.join.${joinMode}`),
    },
    {
      title: t('members.column.people'),
      fold: 'end',
      number: true,
      cell: ({ memberCount }) => memberCount,
    },
  ]
}
