import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../../platform/config/paths.ts'
import type { SiteFile } from './format.ts'
import type { Reading } from './reading.ts'

const FILE = 'site.json'

/** What no schema says of a site. */
export function checkSite(reading: Reading, site: SiteFile, themesDir?: string): void {
  const { theme, language, languages, discounts, shippingOptions, memberAreas } = site
  const folders = [fileURLToPath(THEMES), ...(themesDir === undefined ? [] : [themesDir])]
  if (!folders.some((folder) => existsSync(join(folder, theme, 'template.conf'))))
    reading.fault(FILE, `theme: there is no theme “${theme}” on this server. Put it there first.`)
  const tags = [language, ...languages.map(({ tag }) => tag)]
  once(reading, 'languages', tags)
  once(
    reading,
    'shippingOptions',
    shippingOptions.map(({ id }) => id),
  )
  once(
    reading,
    'memberAreas',
    memberAreas.flatMap(({ id, name }) => [id, name.toLowerCase()]),
  )
  for (const { name, joinMode, priceMinor = '0' } of memberAreas)
    if ((joinMode === 'purchase') !== (priceMinor !== '0'))
      reading.fault(FILE, `memberAreas: “${name}” has a price if it is sold, and else none.`)
  once(
    reading,
    'discounts',
    discounts.map(({ id }) => id),
  )
  once(
    reading,
    'discounts',
    discounts.flatMap(({ code }) => code?.toLowerCase() ?? []),
  )
  for (const { title, percentMillionths, amountMinor } of discounts)
    if ((percentMillionths === null) === (amountMinor === null))
      reading.fault(FILE, `discounts: “${title}” has either a percentage or an amount.`)
}

function once(reading: Reading, place: string, values: readonly string[]): void {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) !== index) reading.fault(FILE, `${place}: “${value}” is there twice.`)
}
