import { useMutation } from '@tanstack/react-query'
import type { OwnTheme, OwnThemeFiles, ThemeVersion } from '@vitrine/contract'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Drawer } from '../../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../../ui/overlays/toasts.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Timestamp } from '../../../ui/Timestamp.tsx'
import styles from './own-themes.module.css'
import { showTheme } from './use-own-themes.ts'

/** The versions of a theme, each of which can be restored as the next one. */
export function VersionsDrawer(props: {
  readonly answer: OwnThemeFiles
  readonly mayRestore: boolean
  readonly onClose: () => void
}) {
  const { answer, mayRestore, onClose } = props
  const { theme, versions } = answer
  const t = useTranslate()
  const restore = useMutation({
    mutationFn: (restored: number) =>
      callApi('restoreTheme', {
        params: { id: theme.id },
        body: { restored, version: theme.version },
      }),
    onError: (error) => showFailure(error.message),
    onSuccess: async (restored) => {
      await showTheme(restored)
      showToast(t('themeFiles.saved', { version: restored.theme.version }))
      onClose()
    },
  })
  // A copy begins with the files of the theme that was copied, which no row of its own stands for.
  const original = { version: 0, createdAt: theme.createdAt, files: 0, path: '' }
  const hasOriginal = theme.base !== '' && versions.at(-1)?.version === 1
  return (
    <Drawer title={t('themeFiles.versions')} isOpen onClose={onClose}>
      {versions.length === 0 ? (
        <EmptyState Icon={History} title={t('themeFiles.versions.empty')}>
          {t('themeFiles.versions.empty.text')}
        </EmptyState>
      ) : (
        <ul className={styles['versions']}>
          {[...versions, ...(hasOriginal ? [original] : [])].map((version) => (
            <VersionRow key={version.version} theme={theme} version={version}>
              {mayRestore && (
                <Button
                  small
                  isPending={restore.isPending && restore.variables === version.version}
                  onPress={() => restore.mutate(version.version)}
                >
                  {t('themeFiles.versions.restore', { version: version.version })}
                </Button>
              )}
            </VersionRow>
          ))}
        </ul>
      )}
    </Drawer>
  )
}

/** A version with what it changed; `children` restore one that is not the latest. */
function VersionRow(props: {
  readonly theme: OwnTheme
  readonly version: ThemeVersion
  readonly children: ReactNode
}) {
  const { theme, children } = props
  const { version, createdAt, files, path } = props.version
  const t = useTranslate()
  return (
    <li>
      <span>
        <b>{t('themeFiles.version', { version })}</b>
        <small>
          {files === 0
            ? t('themeFiles.versions.original')
            : t('themeFiles.versions.files', { count: files, path })}
        </small>
        <small>
          <Timestamp at={createdAt} />
        </small>
      </span>
      {version === theme.publishedVersion && (
        <Badge tone="ok">{t('themeFiles.versions.published')}</Badge>
      )}
      {version === theme.version ? <Badge>{t('themeFiles.versions.current')}</Badge> : children}
    </li>
  )
}
