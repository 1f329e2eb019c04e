import { useTranslate } from '../ui/i18n.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'

export function Component() {
  const t = useTranslate()
  return (
    <Page title={t('studio.notFound')}>
      <EmptyState
        title={t('studio.notFound.text')}
        action={<LinkButton to="/config">{t('studio.openStudio')}</LinkButton>}
      />
    </Page>
  )
}
