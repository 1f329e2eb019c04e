import { callApi } from '../../api/call-api.ts'
import { useMay } from '../../api/use-may.ts'
import { CsvButton } from '../../ui/files/CsvButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
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
  const mayWrite = useMay('products.write')
  const maySeeReviews = useMay('reviews.read')
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
  return (
    <CsvButton
      name="products"
      label={t('products.export')}
      loadPage={(query) => callApi('exportProducts', { query })}
    />
  )
}
