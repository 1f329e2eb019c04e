import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { describeCountries } from './describe-rate.ts'
import styles from './shipping.module.css'
import type { Overlap } from './shipping-zones.ts'

/** Returns which countries are already in which zones. */
export function describeOverlaps(t: Translate, overlaps: readonly Overlap[]): string {
  const sentences = overlaps.map(({ zone, countries }) =>
    t('shipping.overlap', {
      count: countries.length,
      places: describeCountries(t, countries),
      zone: zone.name,
    }),
  )
  return [...sentences, t('shipping.overlap.rule')].join(' ')
}

/** The two ways out of each overlap: the countries move here, or stay where they are. */
export function OverlapChoices(props: {
  readonly overlaps: readonly Overlap[]
  readonly onMove: (codes: readonly string[]) => void
  readonly onLeave: (codes: readonly string[]) => void
}) {
  const { overlaps, onMove, onLeave } = props
  const t = useTranslate()
  return overlaps.map(({ zone, countries }) => {
    const places = describeCountries(t, countries)
    // A zone without countries would become the rest of the world.
    const isAll = countries.length === zone.countries.length
    return (
      <div key={zone.id} className={styles['choices']}>
        <Button
          small
          disabledReason={isAll ? t('shipping.overlap.all', { zone: zone.name }) : undefined}
          onPress={() => onMove(countries)}
        >
          {t('shipping.overlap.move', { places })}
        </Button>
        <Button small onPress={() => onLeave(countries)}>
          {t('shipping.overlap.leave', { places, zone: zone.name })}
        </Button>
      </div>
    )
  })
}
