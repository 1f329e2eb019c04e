import { useMutation, useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { saveCsv } from '../../ui/files/save-csv.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { productsTexts } from '../../ui/texts/products.ts'
import { stockTexts } from '../../ui/texts/stock.ts'
import { ProductTable } from './ProductTable.tsx'

addTexts(productsTexts)
addTexts(stockTexts)

/** The products of the site. */
export function Component() {
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const mayWrite = !!session && may(session.member.role, 'products.write')
  const maySeeReviews = !!session && may(session.member.role, 'reviews.read')
  const addButton = mayWrite && (
    <LinkButton primary to="/config/products/new">
      {t('products.add')}
    </LinkButton>
  )
  return (
    <Page
      title={t('products.title')}
      note={t('products.note')}
      actions={
        <>
          <LinkButton to="/config/products/stock">{t('stock.manage')}</LinkButton>
          {maySeeReviews && (
            <LinkButton to="/config/products/reviews">{t('products.reviews')}</LinkButton>
          )}
          <ExportButton />
          {mayWrite && <LinkButton to="/config/products/import">{t('products.import')}</LinkButton>}
          {addButton}
        </>
      }
    >
      <ProductTable mayWrite={mayWrite} addButton={addButton} />
    </Page>
  )
}

/** Saves all products as a file that can be edited in a spreadsheet program, and imported again. */
function ExportButton() {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveCsv('products', (query) => callApi('exportProducts', { query })),
    onError: ({ message }) => showFailure(message),
  })
  return (
    <Button isPending={isPending} onPress={() => mutate()}>
      {t('products.export')}
    </Button>
  )
}
