import { useMutation } from '@tanstack/react-query'
import { CornerUpRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { saveFile } from '../../ui/files/save-file.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { addTexts } from '../../ui/texts.ts'
import { redirectsTexts } from '../../ui/texts/sites/redirects.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { ImportRedirects } from './ImportRedirects.tsx'
import { listRedirectColumns } from './redirect-columns.tsx'
import { NotFoundPanel } from './NotFoundPanel.tsx'
import { RedirectDialog } from './RedirectDialog.tsx'
import styles from './redirects.module.css'
import { useRedirects } from './use-redirects.ts'

addTexts(redirectsTexts)

/** The redirects of the site. */
export function Component() {
  const t = useTranslate()
  const { get, text, change } = useUrlFilters()
  const search = get('search')
  const query = useRedirects(search)
  const [opened, setOpened] = useState<'add' | 'import'>()
  const add = (
    <Button primary onPress={() => setOpened('add')}>
      <Plus aria-hidden="true" />
      {t('redirects.add')}
    </Button>
  )
  const isEmpty = search === '' && query.data?.length === 0
  return (
    <SettingsPage
      title={t('redirects.title')}
      note={t('redirects.note')}
      wide
      actions={
        <div className={styles['actions']}>
          <Button onPress={() => setOpened('import')}>{t('redirects.import.open')}</Button>
          {!isEmpty && <ExportButton />}
          {!isEmpty && add}
        </div>
      }
    >
      <ListPanel
        label={t('redirects.title')}
        query={query}
        getRows={(redirects) => redirects}
        rowKey={({ id }) => id}
        columns={listRedirectColumns(t)}
        skeleton={{ widths: [18, 18, 10, 3], rows: 5 }}
        tools={!isEmpty && <Tools text={text} onSearch={(value) => change({ search: value })} />}
        empty={
          <EmptyList
            Icon={CornerUpRight}
            title={t('redirects.empty')}
            text={t('redirects.empty.text')}
            action={add}
            isFiltered={search !== ''}
            noMatches={{
              title: t('redirects.noMatches'),
              text: t('redirects.noMatches.text'),
              clearLabel: t('redirects.showAll'),
              onClear: () => change({ search: '' }),
            }}
          />
        }
      />
      <NotFoundPanel />
      {opened === 'add' && <RedirectDialog onClose={() => setOpened(undefined)} />}
      {opened === 'import' && <ImportRedirects onClose={() => setOpened(undefined)} />}
    </SettingsPage>
  )
}

function Tools(props: { readonly text: string; readonly onSearch: (text: string) => void }) {
  const t = useTranslate()
  return (
    <Toolbar>
      <SearchField
        label={t('redirects.search')}
        placeholder={t('redirects.searchPlaceholder')}
        value={props.text}
        onChange={props.onSearch}
      />
    </Toolbar>
  )
}

/** The button that saves all redirects as a CSV file. */
function ExportButton() {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('exportRedirects'),
    onSuccess: ({ csv }) =>
      saveFile(`redirects-${new Date().toISOString().slice(0, 10)}.csv`, [csv], 'text/csv'),
    onError: ({ message }) => showFailure(message),
  })
  return (
    <Button isPending={isPending} onPress={() => mutate()}>
      {t('redirects.export')}
    </Button>
  )
}
