import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../api/route-query.ts'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { transferTexts } from '../../ui/texts/sites/transfer.ts'
import { installationTexts } from '../../ui/texts/sites/installation.ts'
import { ExportForm } from './ExportForm.tsx'
import { ImportForm } from './ImportForm.tsx'
import { useSiteImport } from './use-site-import.ts'

addTexts(installationTexts)
addTexts(transferTexts)

/** Exports the site as a file, and imports the file of a site. */
export function Component() {
  const t = useTranslate()
  const setup = useQuery(routeQuery('readSetup'))
  const siteImport = useSiteImport()
  // An import in the place of this site ends the reason to offer one; its outcome stays.
  const hasImport = siteImport.isBusy || siteImport.started.task !== undefined
  return (
    <SettingsPage title={t('transfer.title')} note={t('transfer.note')}>
      <Panel title={t('transfer.export.title')} note={t('transfer.export.note')} padded>
        <ExportForm />
      </Panel>
      <Panel title={t('transfer.import.title')} note={t('transfer.import.note')} padded>
        <QueryView query={setup} skeleton={<TableSkeleton widths={[24]} rows={2} />}>
          {({ canBegin, canCreateSites }) =>
            canBegin || canCreateSites || hasImport ? (
              <ImportForm
                siteImport={siteImport}
                canReplace={canBegin}
                canCreate={canCreateSites}
              />
            ) : (
              <Notice title={t('transfer.none')}>{t('transfer.none.text')}</Notice>
            )
          }
        </QueryView>
      </Panel>
    </SettingsPage>
  )
}
