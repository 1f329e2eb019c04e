import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { Panel } from '../../../ui/Page.tsx'
import { ProofDialog } from '../../../ui/proof/ProofDialog.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { twoStepTexts } from '../../../ui/texts/people/two-step.ts'
import { Timestamp } from '../../../ui/Timestamp.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpSteps } from './SetUpSteps.tsx'
import styles from './two-step.module.css'
import { refreshTwoStep, type TwoStep, twoStepQuery } from './use-two-step.ts'

addTexts(twoStepTexts)

/** A warning is shown from this number of recovery codes on. */
const FEW_CODES = 3

type Asked = 'set-up' | 'new-codes' | 'turn-off'

/** Turns two-step verification of the own account on and off. */
export function TwoStepPanel({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useTranslate()
  const query = useQuery(twoStepQuery)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <Panel title={t('twoStep.title')} note={t('twoStep.note')} padded>
      <QueryView query={query} skeleton={<TableSkeleton widths={[20]} rows={1} />}>
        {(twoStep) => (
          <>
            <State twoStep={twoStep} onAsk={setAsked} />
            {asked === 'set-up' && (
              <SetUpDialog
                hasPassword={hasPassword}
                isOn={twoStep.since !== null}
                onClose={close}
              />
            )}
            {asked === 'new-codes' && <NewCodesDialog hasPassword={hasPassword} onClose={close} />}
            {asked === 'turn-off' && <TurnOffDialog hasPassword={hasPassword} onClose={close} />}
          </>
        )}
      </QueryView>
    </Panel>
  )
}

function State(props: { readonly twoStep: TwoStep; readonly onAsk: (asked: Asked) => void }) {
  const { twoStep, onAsk } = props
  const { since, recoveryCodesLeft, isRequired } = twoStep
  const t = useTranslate()
  if (since === null)
    return (
      <div className={styles['actions']} data-start>
        <Badge>{t('twoStep.off')}</Badge>
        <Button onPress={() => onAsk('set-up')}>{t('twoStep.turnOn')}</Button>
      </div>
    )
  return (
    <div className={styles['state']}>
      <DefinitionList
        items={[
          [t('twoStep.since'), <Timestamp key="since" at={since} />],
          [t('twoStep.recoveryCodes'), t('twoStep.codesLeft', { count: recoveryCodesLeft })],
        ]}
      />
      {recoveryCodesLeft <= FEW_CODES && (
        <Notice tone="warn" title={t('twoStep.few')}>
          {t('twoStep.fewText')}
        </Notice>
      )}
      <div className={styles['actions']} data-start>
        <Button onPress={() => onAsk('new-codes')}>{t('twoStep.newCodes')}</Button>
        <Button onPress={() => onAsk('set-up')}>{t('twoStep.move')}</Button>
        {!isRequired && <Button onPress={() => onAsk('turn-off')}>{t('twoStep.turnOff')}</Button>}
      </div>
      {isRequired && <small>{t('twoStep.requiredNote')}</small>}
    </div>
  )
}

interface DialogProps {
  readonly hasPassword: boolean
  readonly onClose: () => void
}

function SetUpDialog({ hasPassword, isOn, onClose }: DialogProps & { readonly isOn: boolean }) {
  const t = useTranslate()
  const [wasOn] = useState(isOn)
  const [showsCodes, setShowsCodes] = useState(false)
  const finish = () => {
    onClose()
    showToast(t('twoStep.isOn'))
    void refreshTwoStep()
  }
  const title = showsCodes ? 'twoStep.recoveryTitle' : wasOn ? 'twoStep.move' : 'twoStep.turnOn'
  return (
    <Dialog title={t(title)} isOpen mustAnswer={showsCodes} onClose={onClose}>
      <SetUpSteps
        hasPassword={hasPassword}
        isOn={wasOn}
        onTurnedOn={() => setShowsCodes(true)}
        onDone={finish}
      />
    </Dialog>
  )
}

function NewCodesDialog({ hasPassword, onClose }: DialogProps) {
  const t = useTranslate()
  const [codes, setCodes] = useState<readonly string[]>()
  const finish = () => {
    onClose()
    void refreshTwoStep()
  }
  if (codes)
    return (
      <Dialog title={t('twoStep.recoveryTitle')} isOpen mustAnswer onClose={finish}>
        <RecoveryCodes codes={codes} onDone={finish} />
      </Dialog>
    )
  return (
    <ProofDialog
      title={t('twoStep.newCodes')}
      text={t('twoStep.newCodesText')}
      label={t('twoStep.newCodes')}
      hasPassword={hasPassword}
      hasCode
      onConfirm={async ({ code = '', ...body }) =>
        setCodes((await callApi('replaceRecoveryCodes', { body: { ...body, code } })).recoveryCodes)
      }
      onClose={onClose}
    />
  )
}

function TurnOffDialog({ hasPassword, onClose }: DialogProps) {
  const t = useTranslate()
  return (
    <ProofDialog
      title={t('twoStep.turnOffTitle')}
      text={t('twoStep.turnOffText')}
      label={t('twoStep.turnOff')}
      hasPassword={hasPassword}
      hasCode
      onConfirm={async ({ code = '', ...body }) => {
        await callApi('turnOffTwoStep', { body: { ...body, code } })
        onClose()
        showToast(t('twoStep.turnedOff'))
        await refreshTwoStep()
      }}
      onClose={onClose}
    />
  )
}
