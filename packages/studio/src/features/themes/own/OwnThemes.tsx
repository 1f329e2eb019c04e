import { useMutation, useQuery } from '@tanstack/react-query'
import { Palette } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { routeQuery } from '../../../api/route-query.ts'
import { uploadTheme } from '../../../api/upload-theme.ts'
import { useMay } from '../../../api/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { showFailure, showToast } from '../../../ui/overlays/toasts.ts'
import { Panel } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { ownThemesTexts } from '../../../ui/texts/themes/own-themes.ts'
import { CopyDialog } from './CopyDialog.tsx'
import styles from './own-themes.module.css'
import { OwnThemeRows } from './OwnThemeRows.tsx'
import { formatFailure, formatFilesUrl, refreshThemes } from './use-own-themes.ts'

addTexts(ownThemesTexts)

/** The themes that belong to the site, with the ways to add one. */
export function OwnThemes() {
  const t = useTranslate()
  const query = useQuery(routeQuery('listOwnThemes'))
  const mayChange = useMay('design.scripts')
  const [isCopying, setCopying] = useState(false)
  const actions = mayChange && (
    <div className={styles['actions']}>
      <UploadTheme />
      <Button onPress={() => setCopying(true)}>{t('ownThemes.copy')}</Button>
    </div>
  )
  return (
    <Panel title={t('ownThemes.title')} note={t('ownThemes.note')} aside={actions}>
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[20, 10]} rows={2} />}
        isEmpty={({ themes }) => themes.length === 0}
        empty={
          <EmptyState Icon={Palette} title={t('ownThemes.empty')}>
            {t('ownThemes.empty.text')}
          </EmptyState>
        }
      >
        {({ themes }) => <OwnThemeRows themes={themes} />}
      </QueryView>
      {isCopying && query.data && (
        <CopyDialog bases={query.data.bases} onClose={() => setCopying(false)} />
      )}
    </Panel>
  )
}

/** The button that uploads the zip of a theme and opens its files. */
function UploadTheme() {
  const t = useTranslate()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: uploadTheme,
    onError: (error) => showFailure(formatFailure(error)),
    onSuccess: async (theme) => {
      await refreshThemes()
      showToast(t('ownThemes.created', { title: theme.title }))
      await navigate(formatFilesUrl(theme))
    },
  })
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('ownThemes.upload.file')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) upload.mutate(file)
          // The same file can be chosen again once it has changed.
          target.value = ''
        }}
      />
      <Button isPending={upload.isPending} onPress={() => input.current?.click()}>
        {t('ownThemes.upload')}
      </Button>
    </>
  )
}
