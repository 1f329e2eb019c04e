import type { SiteLanguage } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { RowList } from '../../ui/lists/RowList.tsx'
import { Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { languagesTexts } from '../../ui/texts/languages.ts'
import { siteLanguagesTexts } from '../../ui/texts/sites/site-languages.ts'
import { describeLanguage, getSiteLanguageName } from './describe-language.ts'
import { LanguageDialog } from './LanguageDialog.tsx'
import { listLanguageActions } from './list-language-actions.ts'
import { disconnectLanguages } from './remove-languages.ts'

addTexts(languagesTexts)
addTexts(siteLanguagesTexts)

const NONE: readonly SiteLanguage[] = []

/** The languages of the site. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(routeQuery('listLanguages'))
  const [isAdding, setIsAdding] = useState(false)
  const [edited, setEdited] = useState<SiteLanguage>()
  const languages = query.data?.languages ?? NONE
  return (
    <SettingsPage
      title={t('siteLanguages.title')}
      note={t('siteLanguages.note')}
      actions={
        <Button primary onPress={() => setIsAdding(true)}>
          <Plus aria-hidden="true" />
          {t('languages.add')}
        </Button>
      }
    >
      <Panel>
        <QueryView query={query} skeleton={<TableSkeleton widths={[20, 8]} rows={3} />}>
          {(data) => <LanguageList languages={data.languages} onEdit={setEdited} />}
        </QueryView>
      </Panel>
      {languages.length > 1 && (
        <span>
          <Button danger onPress={() => void disconnectLanguages(t, languages)}>
            {t('siteLanguages.disconnect')}
          </Button>
        </span>
      )}
      {isAdding && <LanguageDialog languages={languages} onClose={() => setIsAdding(false)} />}
      {edited && (
        <LanguageDialog
          language={edited}
          languages={languages}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SettingsPage>
  )
}

function LanguageList(props: {
  readonly languages: readonly SiteLanguage[]
  readonly onEdit: (language: SiteLanguage) => void
}) {
  const { languages, onEdit } = props
  const t = useTranslate()
  const others = languages.filter(({ isDefault }) => !isDefault)
  return (
    <RowList
      label={t('siteLanguages.title')}
      rows={languages.map((language) => {
        const name = getSiteLanguageName(language)
        return {
          id: language.tag,
          title: name,
          note: describeLanguage(t, language),
          ...(language.isDefault && { value: <DefaultLink /> }),
          menuLabel: t('siteLanguages.menu', { language: name }),
          actions: language.isDefault
            ? []
            : listLanguageActions(t, language, { others, onEdit: () => onEdit(language) }),
        }
      })}
    />
  )
}

/** Leads to the screen that changes the site's own language. */
function DefaultLink() {
  const t = useTranslate()
  return (
    <Link className="link" to="/config/settings/site">
      {t('siteLanguages.default.change')}
    </Link>
  )
}
