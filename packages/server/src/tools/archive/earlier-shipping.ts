import { getCountryName } from '@vitrine/model'
import { newId } from '../../platform/db/id.ts'
import type { EarlierOptionFile, ZoneFile } from './format.ts'

/**
 * Converts the delivery options of an earlier archive, whose countries could overlap, to zones. Countries that the same
 * options serve become a zone; options for every country are in each zone, and alone in the rest of the world. The first
 * copy of an option keeps its id.
 *
 * @see packages/server/migrations/202611270830_shipping_zones.sql, the same rule for databases
 */
export function convertEarlierOptions(options: readonly EarlierOptionFile[]): readonly ZoneFile[] {
  const used = new Set<string>()
  let listed = 0
  return groupCountries(options).map(({ countries, indexes }) => {
    const [first, ...others] = countries
    const name =
      first === undefined
        ? 'Rest of world'
        : others.length === 0
          ? getCountryName(first, 'en')
          : `Zone ${(listed += 1)}`
    const rates = indexes.flatMap((index) => {
      const option = options[index]
      if (!option) return []
      const { id, name: rateName, note, kind = 'flat', priceMinor, freeOverMinor } = option
      const rate = { id: used.has(id) ? newId() : id, name: rateName, note, kind, priceMinor }
      used.add(id)
      return [{ ...rate, ...(freeOverMinor !== null && { freeOverMinor }) }]
    })
    return { id: newId(), name, ...(first !== undefined && { countries }), rates }
  })
}

interface Group {
  readonly countries: string[]
  /** The indexes of the options that serve them. */
  readonly indexes: readonly number[]
}

/** Groups countries by the options that serve them, in the order of their first own option; the rest comes last. */
function groupCountries(options: readonly EarlierOptionFile[]): readonly Group[] {
  const all = [...options.entries()]
  const serves = (country: string) =>
    all.filter(([, { countries = [] }]) => countries.length === 0 || countries.includes(country))
  const groups = new Map<string, Group>()
  const codes = new Set(options.flatMap(({ countries = [] }) => countries))
  for (const country of [...codes].toSorted()) {
    const indexes = serves(country).map(([index]) => index)
    const group = groups.get(indexes.join()) ?? { countries: [], indexes }
    group.countries.push(country)
    groups.set(indexes.join(), group)
  }
  const isOwn = (index: number) => (options[index]?.countries ?? []).length > 0
  const findFirst = ({ indexes }: Group) => indexes.find(isOwn) ?? 0
  const zones = [...groups.values()].toSorted((a, b) => findFirst(a) - findFirst(b))
  const rest = all.filter(([index]) => !isOwn(index)).map(([index]) => index)
  return rest.length === 0 ? zones : [...zones, { countries: [], indexes: rest }]
}
