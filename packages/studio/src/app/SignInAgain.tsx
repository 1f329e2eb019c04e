import type { Session } from '@vitrine/contract'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { callApiOnce } from '../api/call-api.ts'
import { sessionQuery, startSession } from '../api/session.ts'
import { signInWithProof } from '../api/sign-in-with-proof.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { addTexts } from '../ui/texts.ts'
import { signInAgainTexts } from '../ui/texts/overlays/sign-in-again.ts'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { isCodeRequired, SecondStep } from './SecondStep.tsx'
import styles from './SignInAgain.module.css'

addTexts(signInAgainTexts)

type SignIn = UseMutationResult<Session, Error, () => Promise<Session>>

/** Signs in again in place. The calls that failed are then repeated. */
export function SignInAgain(props: {
  /** Ends the wait: with true after the sign-in, with false if the person leaves. */
  readonly onEnd: (isRenewed: boolean) => void
}) {
  const { onEnd } = props
  const t = useTranslate()
  const member = useQueryClient().getQueryData(sessionQuery.queryKey)?.member
  const finish = async (session: Session) => {
    // Another person sees nothing of what is on the screen.
    if (session.member.id !== member?.id) return window.location.reload()
    startSession(session)
    onEnd(true)
  }
  const signIn = useMutation({
    mutationFn: (read: () => Promise<Session>) => read(),
    onSuccess: finish,
  })
  const leave = () => {
    onEnd(false)
    window.location.assign('/config/sign-in')
  }
  return (
    <Dialog
      title={t('studio.session.expired')}
      isOpen
      mustAnswer
      onClose={leave}
      footer={
        <Button quiet onPress={leave}>
          {t('studio.session.leave')}
        </Button>
      }
    >
      <p>{t('studio.session.expiredText')}</p>
      {isCodeRequired(signIn.error) ? (
        <SecondStep onSignIn={finish} onRestart={() => signIn.reset()} />
      ) : member?.hasPassword === false ? (
        <ByLink signIn={signIn} />
      ) : (
        <ByPassword signIn={signIn} email={member?.email ?? ''} />
      )}
      <PasskeySignIn onSignIn={finish} />
    </Dialog>
  )
}

function ByPassword({ signIn, email }: { readonly signIn: SignIn; readonly email: string }) {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    signIn.mutate(() => signInWithProof({ email, password }))
  }
  return (
    <form onSubmit={submit} className={styles['form']}>
      <TextField
        label={t('studio.email')}
        type="email"
        autoComplete="username"
        isReadOnly
        value={email}
        onChange={() => {}}
      />
      <TextField
        label={t('studio.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={signIn.error?.message}
      />
      <Button primary type="submit" isPending={signIn.isPending}>
        {t('studio.session.signIn')}
      </Button>
    </form>
  )
}

/** For people without a password: they sign in with a one-time link in another tab. */
function ByLink({ signIn }: { readonly signIn: SignIn }) {
  const t = useTranslate()
  return (
    <>
      <p>{t('studio.session.noPassword')}</p>
      {signIn.isError && <p role="alert">{t('studio.session.notYet')}</p>}
      <Button
        primary
        isPending={signIn.isPending}
        onPress={() => signIn.mutate(() => callApiOnce('readSession'))}
      >
        {t('studio.session.check')}
      </Button>
    </>
  )
}
