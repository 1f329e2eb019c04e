import { useQuery } from '@tanstack/react-query'
import type { ProductDetail, Session, SiteLanguage } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { routeQuery } from '../../api/route-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { getLanguageName } from '../../ui/languages/language-names.ts'
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
import { LanguageSwitch } from './translations/LanguageSwitch.tsx'
import { findErrorLocale, nameLanguages } from './translations/save-errors.ts'
import { TranslationForm } from './translations/TranslationForm.tsx'
import { Variants } from './Variants.tsx'
import { Visibility } from './Visibility.tsx'
import { type AmountFormat, type ProductValues, toProductValues } from './values/product-values.ts'

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
  const [locale, setLocale] = useState('')
  const save = async (values: ProductValues) => {
    if (!(await confirmWithoutFiles(t, saved, values))) return
    const answer = await saveProduct(t, saved, values, format).catch((error: unknown) => {
      const { translations } = values
      const shown = findErrorLocale(error, { locale, translations })
      // The form looks for the fields of its errors when this throws.
      flushSync(() => setLocale(shown))
      throw nameLanguages(t, error, { locale: shown, translations })
    })
    setSaved(answer)
    form.reset(toProductValues(answer, timeZone))
    showToast(t('products.saved'))
  }
  const { title, status, productType } = saved.product
  const isDigital = productType === 'digital'
  const shown = {
    product,
    timeZone,
    format,
    mayWrite,
    isDigital,
    locale,
    onLocaleChange: setLocale,
  }
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
          <ProductTexts {...shown} />
        </fieldset>
        {mayWrite && <SaveBar />}
      </Form>
    </Page>
  )
}

const NONE: readonly SiteLanguage[] = []

interface ProductTextsProps {
  readonly product: ProductDetail
  readonly timeZone: string
  readonly format: AmountFormat
  readonly mayWrite: boolean
  readonly isDigital: boolean
  /** The tag of the language that is edited; the default one if the site has no such language. */
  readonly locale: string
  readonly onLocaleChange: (tag: string) => void
}

/** The fields of a product in one language, and the choice of it. */
function ProductTexts(props: ProductTextsProps) {
  const { product, mayWrite, locale, onLocaleChange } = props
  const languages = useQuery(routeQuery('listLanguages')).data?.languages ?? NONE
  const own = languages.find(({ isDefault }) => isDefault)
  const translated = languages.find(({ tag, isDefault }) => tag === locale && !isDefault)
  return (
    <>
      {own && languages.length > 1 && (
        <LanguageSwitch
          languages={languages}
          value={translated?.tag ?? own.tag}
          onChange={onLocaleChange}
        />
      )}
      {translated && own ? (
        <Columns>
          <Column>
            <TranslationForm
              key={translated.tag}
              locale={translated.tag}
              language={getName(translated)}
              ownLanguage={getName(own)}
              ownLocale={own.tag}
              isReadOnly={!mayWrite}
            />
          </Column>
          <Column>{mayWrite && <ProductPreview id={product.id} locale={translated.tag} />}</Column>
        </Columns>
      ) : (
        <DefaultTexts {...props} />
      )}
    </>
  )
}

function getName({ tag, isCustomCode, displayName }: SiteLanguage): string {
  return isCustomCode ? displayName : getLanguageName(tag)
}

/** The fields of a product in the site's own language, and those that all languages share. */
function DefaultTexts(props: ProductTextsProps) {
  const { product, timeZone, format, mayWrite, isDigital } = props
  const optionNames = useWatch<ProductValues, 'optionNames'>({ name: 'optionNames' })
  // A grid of variants needs the whole width; the price of the only one stands high up.
  const hasGrid = optionNames.length > 0
  const variants = <Variants timeZone={timeZone} format={format} isReadOnly={!mayWrite} />
  return (
    <>
      <Columns>
        <Column>
          <Facts isReadOnly={!mayWrite} />
          <Images />
          {isDigital && <ProductFiles productId={product.id} isReadOnly={!mayWrite} />}
          {!hasGrid && variants}
        </Column>
        <Column>
          {mayWrite && <ProductPreview id={product.id} />}
          <Visibility timeZone={timeZone} />
        </Column>
      </Columns>
      <Options />
      {hasGrid && variants}
      <Columns>
        <Column>
          <CustomFields isReadOnly={!mayWrite} />
          <Related productId={product.id} />
          <SearchListing />
        </Column>
        <Column>
          <Organization />
          <SubscriptionPanel />
          <ProductFormPanel isReadOnly={!mayWrite} />
        </Column>
      </Columns>
    </>
  )
}
