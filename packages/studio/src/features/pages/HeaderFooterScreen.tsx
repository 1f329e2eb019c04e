import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { pagesTexts } from '../../ui/texts/pages.ts'

addTexts(pagesTexts)

/** Opens the header and footer of the site in the editor; creates their draft if the site has none. */
export function Component() {
  const t = useTranslate()
  const { search } = useLocation()
  const query = useQuery({
    queryKey: ['openHeaderFooter'],
    queryFn: () => callApi('openHeaderFooter'),
  })
  return (
    <Page title={t('pages.headerFooter')}>
      <QueryView
        query={query}
        skeleton={
          <Panel>
            <TableSkeleton widths={[28]} rows={4} />
          </Panel>
        }
      >
        {({ id }) => <Navigate to={`/config/pages/${id}${search}`} replace />}
      </QueryView>
    </Page>
  )
}
