import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { addTexts } from '../../ui/texts.ts'
import { roleTexts } from '../../ui/texts/people/roles.ts'
import { staffTexts } from '../../ui/texts/people/staff.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { InvitationsPanel } from './InvitationsPanel.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { PeoplePanel } from './PeoplePanel.tsx'
import { TwoStepPolicy } from './TwoStepPolicy.tsx'
import { type NewInvitation, refreshStaff, staffQuery } from './use-staff.ts'

addTexts(staffTexts)
addTexts(roleTexts)

/** The people who run the site, with their roles and the open invitations. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(staffQuery)
  const [isInviting, setIsInviting] = useState(false)
  const [shown, setShown] = useState<NewInvitation>()
  const showInvitation = async (created: NewInvitation) => {
    if (created.link === null) showToast(t('staff.invited', { email: created.invitation.email }))
    else setShown(created)
    await refreshStaff()
  }
  return (
    <SettingsPage
      title={t('staff.title')}
      note={t('staff.note')}
      wide
      actions={
        <Button primary onPress={() => setIsInviting(true)} isDisabled={!query.data}>
          <UserPlus aria-hidden="true" />
          {t('staff.invite')}
        </Button>
      }
    >
      <PeoplePanel query={query} />
      {query.data && <TwoStepPolicy staff={query.data} />}
      {query.data && query.data.invitations.length > 0 && (
        <InvitationsPanel staff={query.data} onInvite={showInvitation} />
      )}
      {isInviting && query.data && (
        <InviteDialog
          grantableRoles={query.data.grantableRoles}
          onInvite={showInvitation}
          onClose={() => setIsInviting(false)}
        />
      )}
      {shown?.link && (
        <LinkDialog
          email={shown.invitation.email}
          link={shown.link}
          onClose={() => setShown(undefined)}
        />
      )}
    </SettingsPage>
  )
}
