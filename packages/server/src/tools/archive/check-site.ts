import { parseOwnThemeName } from '../../website/theme-loading/index.ts'
import { checkShipping } from './check-shipping.ts'
import type { SiteFile } from './format.ts'
import { isInstalled } from './themes/check-themes.ts'
import type { ArchiveReader } from './archive-reader.ts'

const FILE = 'site.json'

/** Checks the rules of a site that its schema does not express. */
export function checkSite(reader: ArchiveReader, site: SiteFile, themesDir?: string): void {
  const {
    theme,
    language,
    languages,
    memberAreas,
    mailingLists = [],
    productForms = [],
    orderViews = [],
  } = site
  if (!parseOwnThemeName(theme) && !isInstalled(theme, themesDir))
    reader.addError(
      FILE,
      `theme: the theme “${theme}” is not installed on this server. Install it first.`,
    )
  const tags = [language, ...languages.map(({ tag }) => tag)]
  checkUnique(reader, 'languages', tags)
  checkUnique(
    reader,
    'shippingOptions',
    (site.shippingOptions ?? []).map(({ id }) => id),
  )
  for (const error of checkShipping(site)) reader.addError(FILE, `shippingZones: ${error}`)
  checkUnique(
    reader,
    'memberAreas',
    memberAreas.flatMap(({ id, name }) => [id, name.toLowerCase()]),
  )
  checkUnique(
    reader,
    'mailingLists',
    mailingLists.flatMap(({ id, name }) => [id, name.toLowerCase()]),
  )
  checkTaxClasses(reader, site)
  for (const { name, joinMode, priceMinor = '0' } of memberAreas)
    if ((joinMode === 'purchase') !== (priceMinor !== '0'))
      reader.addError(
        FILE,
        `memberAreas: “${name}” must have a price if it is sold, and none otherwise.`,
      )
  checkUnique(
    reader,
    'productForms',
    productForms.map(({ id }) => id),
  )
  for (const values of [
    orderViews.map(({ id }) => id),
    orderViews.map(({ name }) => name.toLowerCase()),
  ])
    checkUnique(reader, 'orderViews', values)
  checkDiscounts(reader, site)
}

/** Checks that discounts have ids and codes of their own, and an amount. */
function checkDiscounts(reader: ArchiveReader, { discounts }: SiteFile): void {
  checkUnique(
    reader,
    'discounts',
    discounts.map(({ id }) => id),
  )
  checkUnique(
    reader,
    'discounts',
    discounts.flatMap(({ code }) => code?.toLowerCase() ?? []),
  )
  for (const { title, percentMillionths, amountMinor } of discounts)
    if ((percentMillionths === null) === (amountMinor === null))
      reader.addError(FILE, `discounts: “${title}” must have either a percentage or an amount.`)
}

/** Checks that a site has the tax classes of its rates and of delivery. */
function checkTaxClasses(reader: ArchiveReader, { store, taxRates = [] }: SiteFile): void {
  const { taxClasses = [], shippingTaxClass } = store
  checkUnique(reader, 'store.taxClasses', taxClasses)
  for (const { taxClass } of [{ taxClass: shippingTaxClass }, ...taxRates])
    if (taxClass !== undefined && !taxClasses.includes(taxClass))
      reader.addError(FILE, `store.taxClasses: there is no tax class “${taxClass}”.`)
}

function checkUnique(reader: ArchiveReader, field: string, values: readonly string[]): void {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) !== index) reader.addError(FILE, `${field}: duplicate “${value}”.`)
}
