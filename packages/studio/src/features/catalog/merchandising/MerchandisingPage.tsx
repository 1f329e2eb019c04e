import { useQuery } from '@tanstack/react-query'
import { SettingsPage } from '../../../app/SettingsPage.tsx'
import { preferencesQuery, savePreferences } from '../../../api/commerce-preferences.ts'
import { useMay } from '../../../api/use-may.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { Notice } from '../../../ui/states/Notice.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { merchandisingTexts } from '../../../ui/texts/merchandising.ts'
import { MerchandisingForm } from './MerchandisingForm.tsx'

addTexts(merchandisingTexts)

/** The settings of the pages of all products. */
export function Component() {
  const t = useTranslate()
  const mayChange = useMay('products.write')
  const query = useQuery(preferencesQuery)
  return (
    <SettingsPage title={t('merchandising.title')} note={t('merchandising.note')}>
      {!mayChange && <Notice title={t('merchandising.readOnly')} />}
      <QueryView query={query} hasPanels skeleton={<TableSkeleton widths={[24, 8]} rows={3} />}>
        {(preferences) => (
          <MerchandisingForm
            preferences={preferences}
            isReadOnly={!mayChange}
            onSave={savePreferences}
          />
        )}
      </QueryView>
    </SettingsPage>
  )
}
