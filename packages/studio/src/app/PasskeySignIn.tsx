import type { Session } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { hasPasskeys, signInByPasskey } from '../api/passkey.ts'
import { Button } from '../ui/Button.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { Notice } from '../ui/states/Notice.tsx'
import { addTexts } from '../ui/texts.ts'
import { passkeySignInTexts } from '../ui/texts/people/passkey-sign-in.ts'

addTexts(passkeySignInTexts)

/** The button that signs in with a passkey; nothing in browsers that know none. */
export function PasskeySignIn({ onSignIn }: { readonly onSignIn: (session: Session) => unknown }) {
  const t = useTranslate()
  const signIn = useMutation({
    mutationFn: async () => {
      const session = await signInByPasskey()
      if (session) await onSignIn(session)
      return session !== undefined
    },
  })
  if (!hasPasskeys()) return null
  return (
    <>
      <Button wide isPending={signIn.isPending} onPress={() => signIn.mutate()}>
        {t('passkeySignIn.signIn')}
      </Button>
      {signIn.error && <Notice tone="bad" title={signIn.error.message} />}
      {signIn.data === false && <Notice title={t('passkeySignIn.closed')} />}
    </>
  )
}
