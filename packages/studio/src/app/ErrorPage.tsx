import { NotFoundError } from '@vitrine/react-kit'
import { useRouteError } from 'react-router'
import { ApiError } from '../api/call-api.ts'
import { Button } from '../ui/Button.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { NoAccess } from './no-access.ts'
import { Component as NotFoundPage } from './NotFoundPage.tsx'

/** The page in place of a screen that failed. */
export function ErrorPage() {
  const t = useTranslate()
  const error = useRouteError()
  if (error instanceof NotFoundError) return <NotFoundPage />
  if (error instanceof NoAccess)
    return (
      <Page title={t('studio.noAccess')}>
        <EmptyState
          title={t('studio.noAccess.title')}
          action={<LinkButton to="/config">{t('studio.openStudio')}</LinkButton>}
        >
          {t('studio.noAccess.text')}
        </EmptyState>
      </Page>
    )
  const isApiError = error instanceof ApiError
  return (
    <Page title={t(isApiError ? 'studio.notAvailable' : 'studio.wentWrong')}>
      <EmptyState
        title={isApiError ? error.message : t('studio.loadFailed')}
        action={<Button onPress={() => window.location.reload()}>{t('studio.tryAgain')}</Button>}
      >
        {!isApiError && t('studio.loadsNot.text')}
      </EmptyState>
    </Page>
  )
}
