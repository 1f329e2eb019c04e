import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { useMay } from '../../api/use-may.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { ProofDialog } from '../../ui/proof/ProofDialog.tsx'
import { refreshStaff, type Staff } from './use-staff.ts'
import styles from './staff.module.css'

/** Lets an owner with two-step verification require it of all staff, with the password and a code. */
export function TwoStepPolicy({ staff: { requiresTwoStep } }: { readonly staff: Staff }) {
  const t = useTranslate()
  const mayChange = useMay('staff.secure')
  const { data: own } = useQuery({ ...routeQuery('readTwoStep'), enabled: mayChange })
  const [asked, setAsked] = useState<boolean>()
  if (!mayChange) return null
  const needsOwn = own?.since === null
  return (
    <Panel title={t('staff.twoStep')} padded>
      <div className={styles['policy']}>
        <Switch
          label={t('staff.twoStep.policy')}
          help={t(needsOwn ? 'staff.twoStep.ownFirst' : 'staff.twoStep.policyHelp')}
          isSelected={requiresTwoStep}
          isDisabled={!own || needsOwn}
          onChange={setAsked}
        />
        {needsOwn && <LinkButton to="/config/account">{t('staff.twoStep.setUpOwn')}</LinkButton>}
      </div>
      {asked !== undefined && (
        <PolicyDialog requiresTwoStep={asked} onClose={() => setAsked(undefined)} />
      )}
    </Panel>
  )
}

function PolicyDialog(props: { readonly requiresTwoStep: boolean; readonly onClose: () => void }) {
  const { requiresTwoStep, onClose } = props
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const change = requiresTwoStep ? 'require' : 'allow'
  return (
    <ProofDialog
      title={t(`staff.twoStep.${change}`)}
      text={t(`staff.twoStep.${change}Text`)}
      label={t(`staff.twoStep.${change}`)}
      hasPassword={session?.member.hasPassword ?? true}
      hasCode
      onConfirm={async (proof) => {
        await callApi('changeStaffPolicy', { body: { requiresTwoStep, ...proof } })
        onClose()
        showToast(t(requiresTwoStep ? 'staff.twoStep.required' : 'staff.twoStep.optional'))
        await refreshStaff()
      }}
      onClose={onClose}
    />
  )
}
