import { blockTypeCodes } from '@vitrine/model'

/** Types that are known by name and cannot be shown: what they need of a shop is not there. */
export const notShown: ReadonlyMap<number, string> = new Map([
  [blockTypeCodes.donation, 'Donation'],
])
