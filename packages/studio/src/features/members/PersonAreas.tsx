import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../api/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import styles from './members.module.css'
import { areasQuery, type Person } from './use-members.ts'
import { type Membership, useMembership } from './use-membership.ts'

type Areas = readonly Membership['area'][]

/** The areas that a person is in, and a way into the others. */
export function PersonAreas({ person }: { readonly person: Person }) {
  const t = useTranslate()
  const query = useQuery(areasQuery)
  const mayWrite = useMay('site-users.write')
  const isIn = ({ id }: Areas[number]) => person.memberAreaIds.includes(id)
  return (
    <Panel title={t('members.areas')} padded>
      <QueryView query={query} skeleton={<TableSkeleton widths={[20, 8]} rows={2} />}>
        {({ memberAreas }) => (
          <div className={styles['rows']}>
            <OwnAreas person={person} areas={memberAreas.filter(isIn)} mayWrite={mayWrite} />
            {mayWrite && (
              <AddToArea person={person} areas={memberAreas.filter((area) => !isIn(area))} />
            )}
          </div>
        )}
      </QueryView>
    </Panel>
  )
}

function OwnAreas(props: {
  readonly person: Person
  readonly areas: Areas
  readonly mayWrite: boolean
}) {
  const { person, areas, mayWrite } = props
  const t = useTranslate()
  const { remove, isPending } = useMembership()
  if (areas.length === 0) return <p className={styles['meta']}>{t('members.noAreas')}</p>
  return (
    <ul className={styles['rows']}>
      {areas.map((area) => {
        const hasPaid = person.boughtAreaIds.includes(area.id)
        return (
          <li key={area.id} className={styles['row']}>
            <span>
              <Link to={`/config/members/areas/${area.id}`}>{area.name}</Link>{' '}
              {hasPaid && <Badge tone="ok">{t('members.bought')}</Badge>}
            </span>
            {mayWrite && (
              <Button
                small
                aria-label={t('members.remove', { name: area.name })}
                isPending={isPending}
                onPress={() => void remove({ area, person }, hasPaid ? 'yes' : 'no')}
              >
                {t('members.removeAction')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function AddToArea({ person, areas }: { readonly person: Person; readonly areas: Areas }) {
  const t = useTranslate()
  const { add, isPending } = useMembership()
  const [chosen, setChosen] = useState('')
  const area = areas.find(({ id }) => id === chosen)
  if (areas.length === 0) return <p className={styles['meta']}>{t('members.noMoreAreas')}</p>
  return (
    <div className={styles['filters']}>
      <Select
        label={t('members.area')}
        hidesLabel
        placeholder={t('members.area')}
        value={area?.id ?? null}
        onChange={setChosen}
        options={areas.map(({ id, name }) => ({ id, label: name }))}
      />
      <Button
        isDisabled={!area}
        isPending={isPending}
        onPress={() => {
          if (area) add({ area, person })
        }}
      >
        {t('members.addToArea')}
      </Button>
    </div>
  )
}
