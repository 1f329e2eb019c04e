import { NotFoundError } from '@vitrine/react-kit'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ApiError } from '../api/call-api.ts'
import { Button } from '../ui/Button.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { PartLoadError } from '../ui/lazy/part.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { NoAccess } from './no-access.ts'
import { Component as NotFoundPage } from './NotFoundPage.tsx'

/** The page in place of a screen that failed. */
export function ErrorPage() {
  const t = useTranslate()
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
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
  const isPart = error instanceof PartLoadError
  const retry = () => {
    // Without a connection, the browser would replace the studio by a page of its own.
    if (isPart && !error.isGone) void navigate(location, { replace: true })
    else window.location.reload()
  }
  return (
    <Page title={t(isApiError || isPart ? 'studio.notAvailable' : 'studio.wentWrong')}>
      <EmptyState
        title={isApiError ? error.message : t('studio.loadFailed')}
        action={<Button onPress={retry}>{t('studio.tryAgain')}</Button>}
      >
        {!isApiError && t(isPart ? 'studio.part.some' : 'studio.loadsNot.text')}
      </EmptyState>
    </Page>
  )
}
