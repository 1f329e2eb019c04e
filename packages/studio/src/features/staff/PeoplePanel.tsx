import { Crown, Ellipsis, Trash2, UserCog } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useMay } from '../../api/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import type { Query } from '../../ui/states/QueryView.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { describeRole } from './roles.ts'
import styles from './staff.module.css'
import { TransferDialog } from './TransferDialog.tsx'
import { attempt, leaveStudio, type Staff, type StaffPerson } from './use-staff.ts'

/** The list of the people who run the site. */
export function PeoplePanel({ query }: { readonly query: Query<Staff> }) {
  const t = useTranslate()
  const [changed, setChanged] = useState<StaffPerson>()
  const [heir, setHeir] = useState<StaffPerson>()
  const grantableRoles = query.data?.grantableRoles ?? []
  return (
    <>
      <ListPanel
        label={t('staff.people')}
        query={query}
        getRows={({ staff }) => staff}
        rowKey={({ id }) => id}
        columns={[
          ...listColumns(t),
          {
            title: t('staff.column.actions'),
            fold: 'end',
            cell: (person) => (
              <PersonMenu
                person={person}
                isBelowYou={grantableRoles.some((role) => role === person.role)}
                onChangeRole={() => setChanged(person)}
                onTransfer={() => setHeir(person)}
              />
            ),
          },
        ]}
        skeleton={{ widths: [24, 16, 8, 4], rows: 3 }}
        empty={null}
      />
      {heir && <TransferDialog person={heir} onClose={() => setHeir(undefined)} />}
      {changed && (
        <RoleDialog
          person={changed}
          grantableRoles={grantableRoles}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  )
}

function listColumns(t: Translate): readonly Column<StaffPerson>[] {
  return [
    {
      title: t('staff.column.person'),
      fold: 'first',
      cell: ({ email, isYou, hasPassword, hasTwoStep }) => (
        <div className={styles['person']}>
          <span>
            <bdi>{email}</bdi> {isYou && <Badge>{t('staff.you')}</Badge>}
          </span>
          {!hasPassword && <small>{t('staff.noPassword')}</small>}
          <small>{t(hasTwoStep ? 'staff.twoStep' : 'staff.twoStep.none')}</small>
        </div>
      ),
    },
    {
      title: t('staff.column.role'),
      fold: 'second',
      cell: ({ role }) => (
        <div className={styles['role']}>
          {t(`studio.role.${role}`)}
          <small>{describeRole(t, role)}</small>
        </div>
      ),
    },
    {
      title: t('staff.column.lastSeen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('staff.never') : <Timestamp at={lastSeenAt} />,
    },
  ]
}

function PersonMenu(props: {
  readonly person: StaffPerson
  /** Whether the role of the person may do nothing that yours may not. */
  readonly isBelowYou: boolean
  readonly onChangeRole: () => void
  readonly onTransfer: () => void
}) {
  const { person, isBelowYou, onChangeRole, onTransfer } = props
  const t = useTranslate()
  const mayTransfer = useMay('staff.transfer') && !person.isYou
  const label = t('staff.menu', { email: person.email })
  const disabledReason = isBelowYou ? undefined : t('staff.higherRole')
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} Icon={Ellipsis} />}
      groups={[
        {
          items: [
            {
              id: 'role',
              label: t('staff.changeRole'),
              Icon: UserCog,
              disabledReason,
              onAction: onChangeRole,
            },
            ...(mayTransfer
              ? [{ id: 'transfer', label: t('staff.transfer'), Icon: Crown, onAction: onTransfer }]
              : []),
          ],
        },
        {
          items: [
            {
              id: 'remove',
              label: t(person.isYou ? 'staff.remove.you' : 'staff.remove'),
              Icon: Trash2,
              danger: true,
              disabledReason,
              onAction: () => void remove(t, person),
            },
          ],
        },
      ]}
    />
  )
}

async function remove(t: Translate, { id, email, isYou }: StaffPerson): Promise<void> {
  const isSure = await askToConfirm({
    title: isYou ? t('staff.remove.you.title') : t('staff.remove.title', { email }),
    message: isYou ? t('staff.remove.you.text') : t('staff.remove.text', { email }),
    confirmLabel: t(isYou ? 'staff.remove.you' : 'staff.remove'),
  })
  if (!isSure) return
  const removed = await attempt(async () => {
    const reply = await callApi('removeStaffMember', { params: { id } })
    if (isYou) leaveStudio()
    return reply
  })
  if (removed && !isYou) showToast(t('staff.removed', { email }))
}
