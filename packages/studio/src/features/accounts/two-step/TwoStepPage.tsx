import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { queryClient } from '../../../api/route-query.ts'
import { sessionQuery } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { addTexts } from '../../../ui/texts.ts'
import { accountsTexts } from '../../../ui/texts/accounts.ts'
import { twoStepTexts } from '../../../ui/texts/people/two-step.ts'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { useSignOut } from '../../../app/use-sign-out.ts'
import { useReturnPath } from '../return-path.ts'
import page from '../SignInPage.module.css'
import { SetUpSteps } from './SetUpSteps.tsx'

addTexts(accountsTexts)
addTexts(twoStepTexts)

/** The screen of staff who must set up two-step verification before they can continue. */
export function Component() {
  const t = useTranslate()
  const navigate = useNavigate()
  const to = useReturnPath()
  const signOut = useSignOut()
  const { data: session } = useQuery(sessionQuery)
  useDocumentTitle(t('twoStep.required'))
  const openStudio = async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await navigate(to, { replace: true })
  }
  return (
    <main className={page['page']}>
      <div className={page['form']}>
        <header>
          <h1>{t('twoStep.required')}</h1>
          <p className={page['note']}>{t('twoStep.requiredText')}</p>
        </header>
        {session && (
          <SetUpSteps
            hasPassword={session.member.hasPassword}
            isOn={false}
            onDone={() => void openStudio()}
          />
        )}
        <Button quiet wide onPress={() => signOut()}>
          {t('twoStep.signOut')}
        </Button>
      </div>
    </main>
  )
}
