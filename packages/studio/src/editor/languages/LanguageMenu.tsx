import { useQuery } from '@tanstack/react-query'
import type { SiteLanguage } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Menu, type MenuGroup } from '../../ui/overlays/Menu.tsx'
import { addTexts } from '../../ui/texts.ts'
import { languagesTexts } from '../../ui/texts/languages.ts'
import { useEditor, useEditorState } from '../context.ts'
import { saveAll } from '../store/side-document.ts'
import { AddLanguageDialog } from './AddLanguageDialog.tsx'
import { getLanguageName } from '../../ui/languages/language-names.ts'
import styles from './languages.module.css'
import { getLanguageState } from './page-languages.ts'
import { useSiteLanguageItems } from './use-site-language-items.ts'

addTexts(languagesTexts)

const NONE: readonly SiteLanguage[] = []

/** The language that is edited, the state of the page in each, and what can be done about the languages of the site. */
export function LanguageMenu() {
  const t = useTranslate()
  const { store } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const languages = useQuery(routeQuery('listLanguages')).data?.languages ?? NONE
  const role = useQuery(sessionQuery).data?.member.role
  const mayChange = role !== undefined && may(role, 'languages.write')
  const open = useOpenLanguage()
  const pages = usePageLanguages(languages, { isOpen, open })
  const current = languages.find(({ tag }) => tag === store.locale)
  const site = useSiteLanguageItems(current, { open, onAdd: () => setAdding(true) })
  if (languages.length < 2 && !mayChange) return null
  const label = t('languages.menu', { language: getLanguageName(store.locale) })
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <span className={styles['trigger']}>
            <Button quiet aria-label={label}>
              <Languages aria-hidden="true" />
              <span className={styles['name']}>{getLanguageName(store.locale)}</span>
            </Button>
          </span>
        }
        groups={[pages, ...(mayChange ? [{ title: t('languages.site'), items: site }] : [])]}
      />
      {isAdding && (
        <AddLanguageDialog
          languages={languages}
          onClose={() => setAdding(false)}
          onAdded={(tag) => {
            setAdding(false)
            void open(tag)
          }}
        />
      )}
    </>
  )
}

/** Returns the function that opens the page in another language, by default in that of the site. */
function useOpenLanguage(): (tag?: string) => Promise<void> {
  const { store } = useEditor()
  const navigate = useNavigate()
  return async (tag) => {
    // The other language opens the draft that the server has.
    await saveAll(store)
    const query = tag === undefined ? '' : `?locale=${encodeURIComponent(tag)}`
    await navigate(`/config/pages/${store.documentId}${query}`)
  }
}

/** Returns the languages of the site with the state of the page in each. */
function usePageLanguages(
  languages: readonly SiteLanguage[],
  { isOpen, open }: { readonly isOpen: boolean; readonly open: (tag: string) => Promise<void> },
): MenuGroup {
  const t = useTranslate()
  const { store } = useEditor()
  const meta = useEditorState(({ body }) => body.meta)
  const hasUnsaved = useEditorState(({ save }) => isOpen && save.kind !== 'saved')
  const input = { params: { id: store.documentId } }
  const stored = useQuery({ ...routeQuery('readDocument', input), enabled: isOpen, staleTime: 0 })
  const formatState = ({ tag, enabled }: SiteLanguage) => {
    if (!stored.data || !meta) return undefined
    const isWritten = Object.hasOwn(meta, tag)
    const state = getLanguageState(stored.data, { locale: tag, isWritten, hasUnsaved })
    const text = t(`languages.${state}`)
    return enabled ? text : t('languages.hidden', { state: text })
  }
  return {
    title: t('languages.group'),
    isSingleChoice: true,
    items: languages.map((language) => {
      const help = formatState(language)
      return {
        id: language.tag,
        label: getLanguageName(language.tag),
        ...(help !== undefined && { help }),
        isChecked: language.tag === store.locale,
        onAction: () => void open(language.tag),
      }
    }),
  }
}
