import { useQuery } from '@tanstack/react-query'
import { isStockUnlimited } from '@vitrine/model'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { productsTexts } from '../../ui/texts/products.ts'
import styles from './catalog.module.css'
import { ImageField } from './ImageField.tsx'
import { showProduct } from './save-product.ts'
import { productTypes } from './values/choices.ts'
import { checkNewProduct, type NewProductValues, toNewProduct } from './values/new-product.ts'
import type { AmountFormat } from './values/product-values.ts'

addTexts(productsTexts)

/** Creates a product from a name, a price, its stock and an image. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(routeQuery('readSiteSettings'))
  return (
    <Page
      title={t('products.add')}
      note={t('products.addNote')}
      back={{ to: '/config/products', label: t('products.title') }}
      narrow
    >
      <Panel padded>
        <QueryView query={query} skeleton={<TableSkeleton widths={[20]} rows={4} />}>
          {({ currency }) => <NewProduct format={{ currency, locale: navigator.language }} />}
        </QueryView>
      </Panel>
    </Page>
  )
}

const EMPTY: NewProductValues = {
  title: '',
  productType: 'physical',
  price: '',
  stock: '',
  image: null,
}

function NewProduct({ format }: { readonly format: AmountFormat }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useForm<NewProductValues>({
    defaultValues: EMPTY,
    resolver: (values) => {
      const errors = checkNewProduct(t, values, format)
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
  const { formState } = form
  useUnsavedChanges(formState.isDirty)
  const save = async (values: NewProductValues) => {
    const product = await callApi('createProduct', {
      body: { product: toNewProduct(values, format) },
    })
    await showProduct(product)
    // The form has no unsaved changes any more before its screen is left.
    flushSync(() => form.reset(EMPTY))
    await navigate(`/config/products/${product.id}`)
    showToast(t('products.created'))
  }
  return (
    <Form form={form} onSave={save}>
      <FormField<NewProductValues, 'title'> name="title" label={t('products.field.title')}>
        {(field) => <TextField {...field} maxLength={200} isRequired />}
      </FormField>
      <FormField<NewProductValues, 'productType'>
        name="productType"
        label={t('products.column.type')}
      >
        {(field) => (
          <Select
            {...field}
            options={productTypes.map((id) => ({ id, label: t(`products.type.${id}`) }))}
          />
        )}
      </FormField>
      <PriceAndStock currency={format.currency} />
      <FormField<NewProductValues, 'image'> name="image" label={t('products.field.image')}>
        {(field) => <ImageField {...field} />}
      </FormField>
      <div>
        <Button primary type="submit" isPending={formState.isSubmitting}>
          {t('products.create')}
        </Button>
      </div>
    </Form>
  )
}

function PriceAndStock({ currency }: Pick<AmountFormat, 'currency'>) {
  const t = useTranslate()
  const productType = useWatch<NewProductValues, 'productType'>({ name: 'productType' })
  return (
    <div className={styles['pair']}>
      <FormField<NewProductValues, 'price'>
        name="price"
        label={t('products.priceIn', { currency })}
      >
        {(field) => <TextField {...field} inputMode="decimal" isRequired />}
      </FormField>
      {!isStockUnlimited(productType) && (
        <FormField<NewProductValues, 'stock'> name="stock" label={t('products.column.onHand')}>
          {(field) => (
            <TextField {...field} inputMode="numeric" help={t('products.newStockHelp')} />
          )}
        </FormField>
      )}
    </div>
  )
}
