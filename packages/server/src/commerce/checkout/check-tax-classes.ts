import type { Taxes } from '@vitrine/contract'
import { STANDARD_TAX_CLASS, toTaxClassKey } from '@vitrine/model'
import { listTaxClasses } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { countProductsByTaxClass } from '../catalog/index.ts'
import type { SettingsErrors } from './check-settings.ts'

/** Adds an error for classes of one name, for unknown ones, and for a class that products have and that is removed. */
export async function checkTaxClasses(
  db: Db,
  siteId: string,
  { taxClasses, shippingTaxClass, rates }: Pick<Taxes, 'taxClasses' | 'shippingTaxClass' | 'rates'>,
  errors: SettingsErrors,
): Promise<void> {
  const keys = [STANDARD_TAX_CLASS, ...taxClasses].map(toTaxClassKey)
  const repeated = taxClasses.find((_, index) => keys.indexOf(keys[index + 1] ?? '') <= index)
  if (repeated !== undefined)
    errors['taxClasses'] = `The store has a tax class “${repeated}” already. Choose another name.`
  const isUnknown = (taxClass: string | null) => taxClass !== null && !taxClasses.includes(taxClass)
  if (isUnknown(shippingTaxClass))
    errors['shippingTaxClass'] = 'The store has no such tax class. Choose another one.'
  for (const [index, { taxClass }] of rates.entries())
    if (isUnknown(taxClass))
      errors[`rates.${index}.taxClass`] = 'The store has no such tax class. Choose another one.'
  const removed = (await listTaxClasses(db, siteId)).filter(isUnknown)
  const [used] = removed.length > 0 ? await countProductsByTaxClass(db, siteId, removed) : []
  if (used)
    errors['taxClasses'] =
      `${used.products} products have the tax class “${used.taxClass}”. Choose another one for them first.`
}
