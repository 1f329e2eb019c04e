import { useMutation } from '@tanstack/react-query'
import type { OwnTheme } from '@vitrine/contract'
import { callApi } from '../../../api/call-api.ts'
import { useMay } from '../../../api/use-may.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { RowList } from '../../../ui/lists/RowList.tsx'
import { askToConfirm } from '../../../ui/overlays/confirm.ts'
import type { MenuItem } from '../../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../../ui/overlays/toasts.ts'
import { useSwitchTheme } from '../use-switch-theme.ts'
import { formatFilesUrl, refreshThemes } from './use-own-themes.ts'

/** The list of the site's own themes, with their states and actions. */
export function OwnThemeRows({ themes }: { readonly themes: readonly OwnTheme[] }) {
  const t = useTranslate()
  const list = useActions()
  return (
    <RowList
      label={t('ownThemes.title')}
      rows={themes.map((theme) => ({
        id: theme.id,
        title: theme.title,
        note: theme.base === '' ? t('ownThemes.uploaded') : t('ownThemes.of', { base: theme.base }),
        value: <State theme={theme} />,
        menuLabel: t('ownThemes.actions', { title: theme.title }),
        actions: list(theme),
      }))}
    />
  )
}

function State({ theme }: { readonly theme: OwnTheme }) {
  const t = useTranslate()
  const { isUsed, version, publishedVersion } = theme
  if (publishedVersion === null) return <Badge>{t('ownThemes.state.unpublished')}</Badge>
  if (publishedVersion !== version) return <Badge tone="warn">{t('ownThemes.state.draft')}</Badge>
  return isUsed ? <Badge tone="ok">{t('ownThemes.state.used')}</Badge> : null
}

/** Returns the function that lists the actions of a theme. */
function useActions(): (theme: OwnTheme) => readonly MenuItem[] {
  const t = useTranslate()
  const mayChange = useMay('design.scripts')
  const switching = useSwitchTheme(() => void refreshThemes())
  const deleting = useMutation({
    mutationFn: ({ id }: OwnTheme) => callApi('deleteOwnTheme', { params: { id } }),
    onError: (error) => showFailure(error.message),
    onSuccess: async (_, { title }) => {
      await refreshThemes()
      showToast(t('ownThemes.deleted', { title }))
    },
  })
  const askToDelete = async (theme: OwnTheme) => {
    const isConfirmed = await askToConfirm({
      title: t('ownThemes.delete.ask', { title: theme.title }),
      message: t('ownThemes.delete.text'),
      confirmLabel: t('ownThemes.delete'),
    })
    if (isConfirmed) deleting.mutate(theme)
  }
  const use = (theme: OwnTheme) => {
    const onSuccess = () => showToast(t('ownThemes.used', { title: theme.title }))
    switching.mutate(theme.name, { onSuccess })
  }
  return (theme) => {
    const { name, isUsed, publishedVersion } = theme
    const unpublished = publishedVersion === null ? t('ownThemes.preview.unpublished') : undefined
    return [
      { id: 'edit', label: t('ownThemes.edit'), href: formatFilesUrl(theme) },
      {
        ...{ id: 'preview', label: t('ownThemes.preview') },
        ...{ href: `/config/themes?theme=${name}`, disabledReason: unpublished },
      },
      {
        ...{ id: 'download', label: t('ownThemes.download') },
        onAction: () => window.location.assign(`/config/canvas/own-themes/${theme.id}/theme.zip`),
      },
      ...(isUsed
        ? []
        : [
            {
              ...{ id: 'use', label: t('ownThemes.use') },
              ...{ disabledReason: unpublished, onAction: () => use(theme) },
            },
          ]),
      ...(mayChange
        ? [
            {
              ...{ id: 'delete', label: t('ownThemes.delete'), danger: true },
              ...(isUsed && { disabledReason: t('ownThemes.delete.used') }),
              onAction: () => void askToDelete(theme),
            },
          ]
        : []),
    ]
  }
}
