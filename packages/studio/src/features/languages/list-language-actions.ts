import type { SiteLanguage } from '@vitrine/contract'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import type { Translate } from '../../ui/i18n.ts'
import { changeOtherLanguages } from '../../ui/languages/change-languages.ts'
import { listRowActions } from '../../ui/lists/row-actions.ts'
import type { MenuItem } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { getSiteLanguageName } from './describe-language.ts'
import { removeLanguage } from './remove-languages.ts'

/** Returns the actions of a language that is not the site's own. */
export function listLanguageActions(
  t: Translate,
  language: SiteLanguage,
  { others, onEdit }: { readonly others: readonly SiteLanguage[]; readonly onEdit: () => void },
): readonly MenuItem[] {
  const { tag, enabled } = language
  const name = getSiteLanguageName(language)
  const show = () =>
    attempt(t(enabled ? 'languages.hideDone' : 'languages.showDone', { language: name }), (all) =>
      all.map((each) => (each.tag === tag ? { ...each, enabled: !enabled } : each)),
    )
  const move = (to: number) =>
    attempt(t('siteLanguages.moved', { language: name }), (all) => {
      const moved = all.filter((each) => each.tag === tag)
      return all.filter((each) => each.tag !== tag).toSpliced(to, 0, ...moved)
    })
  const visibility = {
    id: 'show',
    label: t(enabled ? 'siteLanguages.hide' : 'siteLanguages.show'),
    Icon: enabled ? EyeOff : Eye,
    onAction: () => void show(),
  }
  const items = listRowActions(t, {
    index: others.indexOf(language),
    count: others.length,
    onEdit,
    onMove: (to) => void move(to),
    onDelete: () => void removeLanguage(t, language),
  })
  return items.flatMap((item) => {
    if (item.id === 'edit') return [item, visibility]
    return item.id === 'delete'
      ? [{ ...item, label: t('siteLanguages.remove'), Icon: Trash2 }]
      : [item]
  })
}

/** Changes the languages, and shows a message or the error. */
async function attempt(
  message: string,
  change: Parameters<typeof changeOtherLanguages>[0],
): Promise<void> {
  try {
    await changeOtherLanguages(change)
    showToast(message)
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
  }
}
