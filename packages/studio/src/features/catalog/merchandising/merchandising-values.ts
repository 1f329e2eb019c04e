import type { MerchandisingPreferences } from '@vitrine/contract'

export type Preferences = MerchandisingPreferences

/** The settings that the form changes. */
export type MerchandisingValues = Omit<Preferences, 'multipleQuantityAllowedForServices'>

/** Returns the settings that the form changes. */
export function pickValues(preferences: Preferences): MerchandisingValues {
  const { multipleQuantityAllowedForServices: _, ...values } = preferences
  return values
}
