import { useQuery } from '@tanstack/react-query'
import { Palette } from 'lucide-react'
import { useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { pagesTexts } from '../../ui/texts/pages.ts'
import { themesTexts } from '../../ui/texts/themes.ts'
import { OwnThemes } from './own/OwnThemes.tsx'
import { ThemeFilesPage } from './own/ThemeFilesPage.tsx'
import { ThemeMenus } from './ThemeMenus.tsx'
import { ThemePreview } from './ThemePreview.tsx'
import { ThemeScripts } from './ThemeScripts.tsx'

addTexts(pagesTexts)
addTexts(themesTexts)

/** The themes, or the files of the theme that the address names. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <Themes /> : <ThemeFilesPage key={id} id={id} />
}

/** The installed themes: the owner sees the pages of the site in another one before switching to it. */
function Themes() {
  const t = useTranslate()
  const query = useQuery(routeQuery('readThemeChoices'))
  return (
    <Page title={t('themes.title')} note={t('themes.note')}>
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[20, 40]} rows={8} />}
        isEmpty={({ themes }) => themes.length < 2}
        empty={<OneTheme title={query.data?.themes[0]?.title ?? ''} />}
      >
        {(choices) => <ThemePreview choices={choices} />}
      </QueryView>
      <OwnThemes />
      <ThemeMenus />
      <ThemeScripts />
    </Page>
  )
}

function OneTheme({ title }: { readonly title: string }) {
  const t = useTranslate()
  return (
    <Panel>
      <EmptyState Icon={Palette} title={t('themes.one')}>
        {t('themes.one.text', { title, command: 'vitrine theme add' })}
      </EmptyState>
    </Panel>
  )
}
