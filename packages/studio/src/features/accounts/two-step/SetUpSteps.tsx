import type { beginTwoStep, Reply } from '@vitrine/contract'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../api/call-api.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import {
  NO_PROOF,
  type Proof,
  PROOF_FIELDS_BY_CODE,
  ProofFields,
  toProof,
} from '../../../ui/proof/ProofFields.tsx'
import { renderQrCode } from '../../../ui/qr/render-qr-code.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './two-step.module.css'

type Key = Reply<typeof beginTwoStep>

interface SetUpProps {
  readonly hasPassword: boolean
  /** Whether it is on already, and moves to another app. */
  readonly isOn: boolean
  /** Called when the recovery codes are shown: from then on it is on. */
  readonly onTurnedOn?: () => void
  readonly onDone: () => void
}

/** The steps of turning two-step verification on: the password, the app, and the recovery codes. */
export function SetUpSteps({ hasPassword, isOn, onTurnedOn, onDone }: SetUpProps) {
  const [key, setKey] = useState<Key>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!key) return <BeginForm hasPassword={hasPassword} isOn={isOn} onBegin={setKey} />
  const show = (fresh: readonly string[]) => {
    setCodes(fresh)
    onTurnedOn?.()
  }
  return <AppForm appKey={key} onTurnOn={show} />
}

function BeginForm(props: {
  readonly hasPassword: boolean
  readonly isOn: boolean
  readonly onBegin: (key: Key) => void
}) {
  const { hasPassword, isOn, onBegin } = props
  const t = useTranslate()
  const form = useForm<Proof>({ defaultValues: NO_PROOF })
  const needs = { hasPassword, hasCode: isOn }
  const begin = async (values: Proof) =>
    onBegin(await callApi('beginTwoStep', { body: toProof(values, needs) }))
  return (
    <Form form={form} onSave={begin} fieldsByCode={PROOF_FIELDS_BY_CODE}>
      <p>{t('twoStep.beginText')}</p>
      <ProofFields {...needs} />
      <div className={styles['actions']}>
        <Button primary type="submit" isPending={form.formState.isSubmitting}>
          {t('twoStep.begin')}
        </Button>
      </div>
    </Form>
  )
}

interface CodeValues {
  readonly code: string
}

function AppForm(props: {
  readonly appKey: Key
  readonly onTurnOn: (recoveryCodes: readonly string[]) => void
}) {
  const { appKey, onTurnOn } = props
  const t = useTranslate()
  const image = useMemo(() => renderQrCode(appKey.uri), [appKey.uri])
  const form = useForm<CodeValues>({ defaultValues: { code: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const turnOn = async (body: CodeValues) =>
    onTurnOn((await callApi('turnOnTwoStep', { body })).recoveryCodes)
  return (
    <Form form={form} onSave={turnOn} fieldsByCode={{ 'accounts.codeWrong': 'code' }}>
      <p>{t('twoStep.confirmText')}</p>
      <div className={styles['app']}>
        {image && <img src={image} alt={t('twoStep.qr')} width="176" height="176" />}
        <p>
          {t('twoStep.key')}
          <code className={styles['key']}>{appKey.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <FormField<CodeValues> name="code" label={t('twoStep.code')}>
        {(field) => (
          <TextField
            {...field}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={16}
            help={t('twoStep.codeHelp')}
            isRequired
          />
        )}
      </FormField>
      <div className={styles['actions']}>
        <Button primary type="submit" isPending={form.formState.isSubmitting}>
          {t('twoStep.confirm')}
        </Button>
      </div>
    </Form>
  )
}
