import type { SiteFile, ZoneFile } from './format.ts'

type RateFile = ZoneFile['rates'][number]

/** Returns the errors of shipping zones that their schema does not express. */
export function checkShipping({ shippingZones = [] }: SiteFile): readonly string[] {
  const rests = shippingZones.filter(({ countries }) => countries === undefined)
  return [
    ...findDuplicates(shippingZones.flatMap(({ countries = [] }) => countries)).map(
      (code) => `the country ${code} is in two zones.`,
    ),
    ...(rests.length > 1
      ? ['two zones have no countries. One at most is the rest of the world.']
      : []),
    ...findDuplicates(
      shippingZones.flatMap(({ id, rates }) => [id, ...rates.map((rate) => rate.id)]),
    ).map((id) => `duplicate “${id}”.`),
    ...shippingZones.flatMap(({ rates }) => rates.flatMap(checkRate)),
  ]
}

function checkRate({ name, kind, ...rate }: RateFile): readonly string[] {
  const { freeOverMinor, furtherMinor, lowerBound, upperBound } = rate
  const isMeasured = kind === 'weight' || kind === 'price'
  const hasBounds = lowerBound !== undefined || upperBound !== undefined
  const isForeign =
    (freeOverMinor !== undefined && kind !== 'flat') ||
    (furtherMinor !== undefined && kind !== 'item') ||
    (hasBounds && !isMeasured) ||
    (kind === 'pickup' && rate.priceMinor !== '0')
  const isEmpty = upperBound !== undefined && BigInt(upperBound) <= BigInt(lowerBound ?? 0)
  return [
    ...(isForeign ? [`“${name}” has a value that a rate of the kind ${kind} does not have.`] : []),
    ...(freeOverMinor === '0' ? [`“${name}” must be free over more than 0.`] : []),
    ...(isEmpty ? [`“${name}” must have an upper bound above the lower one.`] : []),
  ]
}

function findDuplicates(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
