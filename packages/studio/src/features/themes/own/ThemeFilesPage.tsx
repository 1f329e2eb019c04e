import { useMutation, useQuery } from '@tanstack/react-query'
import type { OwnThemeFiles } from '@vitrine/contract'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { useMay } from '../../../api/use-may.ts'
import button from '../../../ui/Button.module.css'
import { Button } from '../../../ui/Button.tsx'
import { useHasUnsavedChanges } from '../../../ui/forms/use-unsaved-changes.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { showFailure, showToast } from '../../../ui/overlays/toasts.ts'
import { Page, Panel } from '../../../ui/Page.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { themesTexts } from '../../../ui/texts/themes.ts'
import { ownThemesTexts } from '../../../ui/texts/themes/own-themes.ts'
import { formatPreviewUrl } from '../preview-url.ts'
import { getThemeQuery, refreshTheme, refreshThemes } from './use-own-themes.ts'
import { ThemeWorkspace } from './ThemeWorkspace.tsx'
import { VersionsDrawer } from './VersionsDrawer.tsx'

addTexts(themesTexts)
addTexts(ownThemesTexts)

/** The editor of the files of a theme of the site. */
export function ThemeFilesPage({ id }: { readonly id: string }) {
  const t = useTranslate()
  const query = useQuery(getThemeQuery(id))
  const mayChange = useMay('design.scripts')
  const theme = query.data?.theme
  return (
    <Page
      title={theme?.title ?? t('themeFiles.title')}
      back={{ to: '/config/themes', label: t('themes.title') }}
      {...(theme && { note: t('themeFiles.version', { version: theme.version }) })}
      actions={query.data && <ThemeActions answer={query.data} mayChange={mayChange} />}
    >
      {!mayChange && <Notice title={t('themeFiles.readOnly')} />}
      <QueryView
        query={query}
        skeleton={
          <Panel>
            <TableSkeleton widths={[24, 8]} rows={8} />
          </Panel>
        }
      >
        {(answer) => <ThemeWorkspace answer={answer} isReadOnly={!mayChange} />}
      </QueryView>
    </Page>
  )
}

function ThemeActions(props: { readonly answer: OwnThemeFiles; readonly mayChange: boolean }) {
  const { answer, mayChange } = props
  const { theme, problems } = answer
  const t = useTranslate()
  const [showsVersions, setShowsVersions] = useState(false)
  const hasUnsaved = useHasUnsavedChanges()
  const publish = useMutation({
    mutationFn: () =>
      callApi('publishOwnTheme', { params: { id: theme.id }, body: { version: theme.version } }),
    onError: (error) => showFailure(error.message),
    onSuccess: async () => {
      await refreshThemes()
      showToast(t('themeFiles.published'))
    },
    onSettled: () => refreshTheme(theme.id),
  })
  const isPublished = theme.version === theme.publishedVersion
  const disabledReason = hasUnsaved
    ? t('themeFiles.publish.unsaved')
    : isPublished
      ? t('themeFiles.publish.nothing')
      : problems.find(({ isFatal }) => isFatal)?.message
  return (
    <>
      <Button quiet onPress={() => setShowsVersions(true)}>
        {t('themeFiles.versions')}
      </Button>
      <a
        className={button['button']}
        href={formatPreviewUrl(theme.draftName, '/')}
        target="_blank"
        rel="noreferrer"
      >
        {t('themeFiles.preview')}
      </a>
      {mayChange && (
        <Button
          primary
          disabledReason={disabledReason}
          isPending={publish.isPending}
          onPress={() => publish.mutate()}
        >
          {t('themeFiles.publish')}
        </Button>
      )}
      {showsVersions && (
        <VersionsDrawer
          answer={answer}
          mayRestore={mayChange && !hasUnsaved}
          onClose={() => setShowsVersions(false)}
        />
      )}
    </>
  )
}
