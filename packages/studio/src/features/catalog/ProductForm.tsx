import type { ProductDetail, Session } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Badge } from '../../ui/Badge.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Column, Columns, Page } from '../../ui/Page.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './catalog.module.css'
import { CustomFields } from './CustomFields.tsx'
import { Facts } from './Facts.tsx'
import { Options } from './Options.tsx'
import { Organization } from './Organization.tsx'
import { ProductFormPanel } from './forms/ProductFormPanel.tsx'
import { Images } from './Images.tsx'
import { ProductActions } from './ProductActions.tsx'
import { confirmWithoutFiles } from './confirm-without-files.ts'
import { ProductFiles } from './ProductFiles.tsx'
import { ProductPreview } from './ProductPreview.tsx'
import { saveProduct } from './save-product.ts'
import { Related } from './Related.tsx'
import { SearchListing } from './SearchListing.tsx'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'
import { Variants } from './Variants.tsx'
import { Visibility } from './Visibility.tsx'
import { type ProductValues, toProductValues } from './values/product-values.ts'

interface ProductFormProps {
  readonly product: ProductDetail
  readonly session: Session
}

/** The form of a product, which is saved as a whole. */
export function ProductForm({ product, session }: ProductFormProps) {
  const t = useTranslate()
  const { timeZone } = session.site
  const mayWrite = may(session.member.role, 'products.write')
  const [saved, setSaved] = useState(product)
  const form = useForm<ProductValues>({ defaultValues: toProductValues(product, timeZone) })
  const format = { currency: saved.currency, locale: navigator.language }
  const save = async (values: ProductValues) => {
    if (!(await confirmWithoutFiles(t, saved, values))) return
    const answer = await saveProduct(t, saved, values, format)
    setSaved(answer)
    form.reset(toProductValues(answer, timeZone))
    showToast(t('products.saved'))
  }
  const { title, status, productType } = saved.product
  const isDigital = productType === 'digital'
  return (
    <Page
      title={title}
      back={{ to: '/config/products', label: t('products.title') }}
      status={
        <Badge tone={status === 'active' ? 'ok' : 'plain'}>{t(`products.status.${status}`)}</Badge>
      }
      actions={
        <ProductActions
          product={saved}
          timeZone={timeZone}
          mayWrite={mayWrite}
          onDeleted={() => form.reset()}
        />
      }
    >
      {!mayWrite && <Notice tone="plain" title={t('products.readOnly')} />}
      <Form form={form} onSave={save}>
        <fieldset className={styles['form']} disabled={!mayWrite}>
          <Columns>
            <Column>
              <Facts isReadOnly={!mayWrite} />
              <Images />
              {isDigital && <ProductFiles productId={product.id} isReadOnly={!mayWrite} />}
              <Options />
            </Column>
            <Column>
              {mayWrite && <ProductPreview id={product.id} />}
              <Visibility timeZone={timeZone} />
              <Organization />
              <SubscriptionPanel />
              <ProductFormPanel isReadOnly={!mayWrite} />
            </Column>
          </Columns>
          <Variants timeZone={timeZone} format={format} isReadOnly={!mayWrite} />
          <CustomFields isReadOnly={!mayWrite} />
          <Related productId={product.id} />
          <SearchListing />
        </fieldset>
        {mayWrite && <SaveBar />}
      </Form>
    </Page>
  )
}
