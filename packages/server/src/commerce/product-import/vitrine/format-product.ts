import type { ProductDetail } from '@vitrine/contract'
import { fromCents, STANDARD_TAX_CLASS, toDecimal } from '@vitrine/model'
import { formatCategories } from './categories.ts'
import { formatCustomFields } from './custom-fields.ts'
import { formatOptionTexts, formatTexts } from './product-texts.ts'
import { formatTextColumn, TEXT_FIELDS } from './text-columns.ts'

/** The most options of a product. */
const MAX_OPTIONS = 6

const optionColumns = Array.from({ length: MAX_OPTIONS }, (_, index) => [
  `Option Name ${index + 1}`,
  `Option Value ${index + 1}`,
])

/**
 * The columns of the file of products that Vitrine exports: those of Squarespace, and what it has none for. The names
 * of columns that an import only recognizes products by say so.
 * @see compat §11 "Product CSV"
 */
export const BASE_COLUMNS: readonly string[] = [
  'Product ID [Non Editable]',
  'Variant ID [Non Editable]',
  'Product Type [Non Editable]',
  'Product Page',
  'Product URL',
  'Title',
  'Description',
  'SKU',
  'GTIN',
  ...optionColumns.flat(),
  'Price',
  'Sale Price',
  'On Sale',
  'Stock',
  'Stock When Exported [Non Editable]',
  'Categories',
  'Tags',
  'Weight',
  'Length',
  'Width',
  'Height',
  'Visible',
  'Hosted Image URLs',
  'Image Alt Texts',
  'Excerpt',
  'Button Text',
  'Featured',
  'SEO Title',
  'SEO Description',
  'Custom Fields',
  'Tax Class',
]

/** Returns the columns of a shop whose site has these languages beside its own. */
export function listColumns(locales: readonly string[]): readonly string[] {
  const texts = [...TEXT_FIELDS.map(([label]) => label), 'Categories', ...optionColumns.flat()]
  return [
    ...BASE_COLUMNS,
    ...locales.flatMap((locale) => texts.map((label) => formatTextColumn(label, locale))),
  ]
}

type Cells = Readonly<Record<string, string | null>>
type Variant = ProductDetail['product']['variants'][number]

/**
 * Formats a product as rows of the export, one for each variant. All have its ID, and the first one its fields.
 * `origin` is that of the URLs of images, `locales` are the other languages of the site.
 */
export function formatProduct(
  detail: ProductDetail,
  { origin, locales }: { readonly origin: string; readonly locales: readonly string[] },
): readonly (readonly string[])[] {
  const columns = listColumns(locales)
  const { optionNames, translations } = detail.product
  return detail.product.variants.map((variant, index) => {
    const { optionValues } = variant
    const texts = locales.map((locale) => {
      const translation = translations?.find((each) => each.locale === locale)
      return {
        ...(index === 0 && formatTexts(detail.product, translation, locale)),
        ...formatOptionTexts({ optionNames, optionValues }, translation, locale),
      }
    })
    const cells: Cells = {
      'Product ID [Non Editable]': detail.id,
      ...(index === 0 && formatOwn(detail, origin)),
      ...formatVariant(detail, variant),
      ...Object.assign({}, ...texts),
    }
    return columns.map((column) => cells[column] ?? '')
  })
}

/** Returns the images of a product that are stored, and so have a URL, with it. */
export function listHostedImages({ product: { images }, imageUrls }: ProductDetail) {
  return images.flatMap((image, index) => {
    const url = imageUrls[index]
    return typeof url === 'string' ? [{ ...image, url }] : []
  })
}

function formatOwn(detail: ProductDetail, origin: string): Cells {
  const { product } = detail
  const images = listHostedImages(detail)
  const [, page = ''] = detail.url.split('/')
  return {
    'Product Type [Non Editable]': product.productType.toUpperCase().replace('-', '_'),
    'Product Page': page,
    'Product URL': product.urlId ?? '',
    Title: product.title,
    Description: product.body,
    Categories: formatCategories(product.categories),
    Tags: formatList(product.tags),
    Visible: formatFlag(product.status === 'active'),
    'Hosted Image URLs': images.map(({ url }) => `${origin}${url}`).join(' '),
    'Image Alt Texts': images.some(({ alt }) => alt !== '')
      ? images.map(({ alt }) => alt).join('|')
      : '',
    Excerpt: product.excerpt,
    'Button Text': product.customAddButtonText,
    Featured: formatFlag(product.featured),
    'SEO Title': product.seoTitle,
    'SEO Description': product.seoDescription,
    'Custom Fields': formatCustomFields(product.customFields),
    'Tax Class': product.taxClass ?? STANDARD_TAX_CLASS,
  }
}

function formatVariant({ product, inventory, currency }: ProductDetail, variant: Variant): Cells {
  const amount = (cents: number) => toDecimal(fromCents(cents, currency))
  const counted = inventory.find(({ variantId }) => variantId === variant.id)?.onHand
  const stock = counted === undefined ? 'Unlimited' : String(counted)
  const options = optionColumns.flatMap(([name = '', value = ''], index) => [
    [name, product.optionNames[index] ?? ''],
    [value, variant.optionValues[index] ?? ''],
  ])
  return {
    'Variant ID [Non Editable]': variant.id ?? '',
    SKU: variant.sku,
    GTIN: variant.barcode,
    ...Object.fromEntries(options),
    Price: amount(variant.priceCents),
    'Sale Price': variant.salePriceCents === null ? '' : amount(variant.salePriceCents),
    'On Sale': formatFlag(variant.onSale),
    Stock: stock,
    'Stock When Exported [Non Editable]': stock,
    Weight: formatMeasure(variant.weightGrams, 1_000),
    Length: formatMeasure(variant.lengthMm, 10),
    Width: formatMeasure(variant.widthMm, 10),
    Height: formatMeasure(variant.heightMm, 10),
  }
}

/** Formats a measure in the unit of so many parts: kilograms or centimeters. */
function formatMeasure(parts: number | null, unit: number): string {
  if (parts === null) return ''
  const text = String(parts / unit)
  // Three decimals could be thousands to a reader, and to a spreadsheet program.
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

function formatFlag(isOn: boolean): string {
  return isOn ? 'Yes' : 'No'
}

function formatList(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(',', String.raw`\,`)).join(', ')
}
