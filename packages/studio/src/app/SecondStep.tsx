import type { Session } from '@vitrine/contract'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, callApiOnce } from '../api/call-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { FormField } from '../ui/forms/FormField.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { addTexts } from '../ui/texts.ts'
import { secondStepTexts } from '../ui/texts/people/second-step.ts'

addTexts(secondStepTexts)

/** Returns whether a sign-in waits for the second step. */
export function isCodeRequired(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'accounts.codeRequired'
}

interface Values {
  readonly code: string
}

const FIELDS_BY_CODE = { 'accounts.codeWrong': 'code' } as const

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondStep(props: {
  readonly onSignIn: (session: Session) => Promise<void>
  /** Returns to the first step, such as after the time for the second one has ended. */
  readonly onRestart: () => void
}) {
  const { onSignIn, onRestart } = props
  const t = useTranslate()
  const [usesRecovery, setUsesRecovery] = useState(false)
  const form = useForm<Values>({ defaultValues: { code: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus, usesRecovery])
  const signIn = async (body: Values) => onSignIn(await callApiOnce('signInByCode', { body }))
  const change = () => {
    form.reset()
    setUsesRecovery(!usesRecovery)
  }
  return (
    <Form form={form} onSave={signIn} fieldsByCode={FIELDS_BY_CODE}>
      <FormField<Values>
        key={String(usesRecovery)}
        name="code"
        label={t(usesRecovery ? 'secondStep.recoveryCode' : 'secondStep.code')}
      >
        {(field) => (
          <TextField
            {...field}
            autoComplete={usesRecovery ? 'off' : 'one-time-code'}
            inputMode={usesRecovery ? 'text' : 'numeric'}
            spellCheck="false"
            maxLength={64}
            help={t(usesRecovery ? 'secondStep.recoveryHelp' : 'secondStep.codeHelp')}
            isRequired
          />
        )}
      </FormField>
      <Button primary wide type="submit" isPending={form.formState.isSubmitting}>
        {t('secondStep.signIn')}
      </Button>
      <Button quiet wide onPress={change}>
        {t(usesRecovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
      </Button>
      <Button quiet wide onPress={onRestart}>
        {t('secondStep.restart')}
      </Button>
    </Form>
  )
}
