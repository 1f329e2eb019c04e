import { useMutation } from '@tanstack/react-query'
import type { SiteLanguage } from '@vitrine/contract'
import { Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { useTranslate } from '../../ui/i18n.ts'
import type { MenuItem } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { changeOtherLanguages } from '../../ui/languages/change-languages.ts'
import { getLanguageName } from '../../ui/languages/language-names.ts'

interface Ports {
  readonly open: () => Promise<void>
  readonly onAdd: () => void
}

/** Returns the commands on the languages of the site: adding one, and hiding or removing the one that is edited. */
export function useSiteLanguageItems(
  current: SiteLanguage | undefined,
  { open, onAdd }: Ports,
): readonly MenuItem[] {
  const t = useTranslate()
  const changing = useMutation({
    mutationFn: changeOtherLanguages,
    onError: (error) => showFailure(error.message),
  })
  const add = { id: 'add', label: t('languages.add.menu'), Icon: Plus, onAction: onAdd }
  if (!current || current.isDefault) return [add]
  const { tag, enabled } = current
  const language = getLanguageName(tag)
  const setEnabled = () =>
    changing.mutate(
      (others) => others.map((each) => (each.tag === tag ? { ...each, enabled: !enabled } : each)),
      {
        onSuccess: () =>
          showToast(t(enabled ? 'languages.hideDone' : 'languages.showDone', { language })),
      },
    )
  const restore = () => changing.mutate((others) => [...others, current])
  const remove = async () => {
    await changing.mutateAsync((others) => others.filter((each) => each.tag !== tag))
    showToast(t('languages.removed', { language }), restore)
    await open()
  }
  return [
    add,
    {
      id: 'visible',
      label: t(enabled ? 'languages.hide' : 'languages.show', { language }),
      Icon: enabled ? EyeOff : Eye,
      onAction: setEnabled,
    },
    {
      id: 'remove',
      label: t('languages.remove', { language }),
      help: t('languages.remove.help'),
      Icon: Trash2,
      danger: true,
      // The error was shown.
      onAction: () => void remove().catch(() => undefined),
    },
  ]
}
