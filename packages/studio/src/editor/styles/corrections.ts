import {
  computeLuminance,
  type Correction,
  type SectionTheme,
  type SectionThemeId,
} from '@vitrine/model'

/** A color that was corrected in the same way in some section themes. */
export interface SharedCorrection extends Correction {
  readonly themes: readonly SectionThemeId[]
}

/** Returns the corrections of section themes, equal ones once. The contrasts are the lowest of them. */
export function joinCorrections(themes: readonly SectionTheme[]): readonly SharedCorrection[] {
  const joined = new Map<string, SharedCorrection>()
  for (const { id, corrections } of themes)
    for (const correction of corrections) {
      const { role, requested, used, before, after } = correction
      const key = `${role} ${requested} ${used}`
      const known = joined.get(key)
      joined.set(key, {
        ...correction,
        themes: [...(known?.themes ?? []), id],
        before: Math.min(before, known?.before ?? before),
        after: Math.min(after, known?.after ?? after),
      })
    }
  return [...joined.values()]
}

/** Returns what a correction did to a color; `kept` if the owner insists on it. */
export function describeCorrection({
  requested,
  used,
}: Pick<Correction, 'requested' | 'used'>): 'kept' | 'darker' | 'lighter' {
  if (requested === used) return 'kept'
  return computeLuminance(used) < computeLuminance(requested) ? 'darker' : 'lighter'
}

/** Formats a contrast with one digit, rounded down so that it never seems sufficient when it is not. */
export function formatContrast(ratio: number): string {
  return String(Math.floor(ratio * 10) / 10)
}
