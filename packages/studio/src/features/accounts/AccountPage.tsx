import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../api/session.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmailForm } from './EmailForm.tsx'
import { EmailState } from './EmailState.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PasskeysPanel } from './passkeys/PasskeysPanel.tsx'
import { TwoStepPanel } from './two-step/TwoStepPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { addTexts } from '../../ui/texts.ts'
import { roleTexts } from '../../ui/texts/people/roles.ts'
import { accountsTexts } from '../../ui/texts/accounts.ts'

addTexts(accountsTexts)
addTexts(roleTexts)

export function Component() {
  const t = useTranslate()
  const { data } = useSuspenseQuery(sessionQuery)
  const member = data?.member
  if (!member) return null

  return (
    <Page title={t('accounts.title')} narrow>
      <Panel title={t('accounts.profile')} padded>
        <DefinitionList
          items={[
            [t('studio.email'), member.email],
            [t('accounts.role'), t(`studio.role.${member.role}`)],
            [t('ownSites.emailState'), <EmailState key="state" member={member} site={data.site} />],
          ]}
        />
      </Panel>
      <EmailForm
        email={member.email}
        hasPassword={member.hasPassword}
        sendsEmail={data.site.sendsEmail}
      />
      <PasswordForm hasPassword={member.hasPassword} />
      <PasskeysPanel hasPassword={member.hasPassword} />
      <TwoStepPanel hasPassword={member.hasPassword} />
      <SessionsPanel />
    </Page>
  )
}
