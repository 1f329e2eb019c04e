import type { StaffRole } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Send, Trash2 } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './staff.module.css'
import { attempt, type Invitation, type NewInvitation, type Staff } from './use-staff.ts'

interface InvitationsPanelProps {
  readonly staff: Staff
  /** Receives an invitation that was made anew. */
  readonly onInvite: (created: NewInvitation) => Promise<void>
}

/** The list of the invitations that can still be accepted. */
export function InvitationsPanel({ staff, onInvite }: InvitationsPanelProps) {
  const t = useTranslate()
  return (
    <Panel title={t('staff.invitations')}>
      <Table
        label={t('staff.invitations')}
        rows={staff.invitations}
        rowKey={({ id }) => id}
        columns={[
          ...listColumns(t),
          {
            title: t('staff.column.actions'),
            fold: 'end',
            cell: (invitation) => (
              <InvitationMenu
                invitation={invitation}
                role={staff.grantableRoles.find((role) => role === invitation.role)}
                onInvite={onInvite}
              />
            ),
          },
        ]}
      />
    </Panel>
  )
}

function listColumns(t: Translate): readonly Column<Invitation>[] {
  return [
    {
      title: t('staff.column.person'),
      fold: 'first',
      cell: ({ email, invitedBy, emailState }) => (
        <div className={styles['person']}>
          <bdi>{email}</bdi>
          <small>{t(`staff.email.${emailState ?? 'none'}`)}</small>
          {invitedBy !== null && <small>{t('staff.invitedBy', { email: invitedBy })}</small>}
        </div>
      ),
    },
    {
      title: t('staff.column.role'),
      fold: 'second',
      cell: ({ role }) => t(`studio.role.${role}`),
    },
    {
      title: t('staff.expires'),
      cell: ({ expiresAt }) => <Timestamp at={expiresAt} />,
    },
  ]
}

function InvitationMenu(props: {
  readonly invitation: Invitation
  /** The role of the invitation, if you may give it. */
  readonly role: StaffRole | undefined
  readonly onInvite: InvitationsPanelProps['onInvite']
}) {
  const { invitation, role, onInvite } = props
  const { email } = invitation
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const label = t('staff.invitation.menu', { email })
  const disabledReason = role === undefined ? t('staff.higherRole') : undefined
  const again = async () => {
    if (role === undefined) return
    const created = await attempt(() => callApi('inviteStaffMember', { body: { email, role } }))
    if (created) await onInvite(created)
  }
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} Icon={Ellipsis} />}
      groups={[
        {
          items: [
            {
              id: 'again',
              label: t(session?.site.sendsEmail ? 'staff.resend' : 'staff.newLink'),
              help: t('staff.newLink.help'),
              Icon: Send,
              disabledReason,
              onAction: () => void again(),
            },
          ],
        },
        {
          items: [
            {
              id: 'revoke',
              label: t('staff.revoke'),
              Icon: Trash2,
              danger: true,
              disabledReason,
              onAction: () => void revoke(t, invitation),
            },
          ],
        },
      ]}
    />
  )
}

async function revoke(t: Translate, { id, email }: Invitation): Promise<void> {
  const isSure = await askToConfirm({
    title: t('staff.revoke.title', { email }),
    message: t('staff.revoke.text'),
    confirmLabel: t('staff.revoke'),
  })
  if (!isSure) return
  const params = { id }
  if (await attempt(() => callApi('revokeStaffInvitation', { params })))
    showToast(t('staff.revoked'))
}
