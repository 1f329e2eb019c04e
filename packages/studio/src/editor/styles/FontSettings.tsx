import type { Typography } from '@vitrine/page'
import { useStore } from 'zustand'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { getTypography, setTypography } from './change-fonts.ts'
import type { FontPreviews } from './fonts/use-font-previews.ts'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'

/** The limits of the size of the text on a phone, in pixels. */
const MIN_SIZE = 14
const MAX_SIZE = 22
const WEIGHTS = [300, 400, 500, 600, 700, 800, 900] as const
/** The ratios between sizes that type scales are named after: from a minor second to a perfect fourth. */
const SCALES = [
  { name: 'small', ratio: 1.125 },
  { name: 'medium', ratio: 1.2 },
  { name: 'large', ratio: 1.25 },
  { name: 'largest', ratio: 1.333 },
] as const
const RATIOS = SCALES.map(({ ratio }) => ratio)

interface FontSettingsProps {
  readonly store: StylesStore
  readonly previews: FontPreviews
}

/** The family and the weight of headings and text, and their sizes. */
export function FontSettings({ store, previews }: FontSettingsProps) {
  const t = useTranslate()
  const { theme } = store
  const typography = getTypography(
    useStore(store.state, (state) => state.body),
    theme,
  )
  const change = (changed: Partial<Typography>, key?: string) =>
    store.change(
      'editor.step.styles.fonts',
      (now) => setTypography(now, theme, changed),
      key && `styles:fonts:${key}`,
    )
  return (
    <div className={styles['pairs']}>
      {(['heading', 'text'] as const).map((voice) => (
        <VoiceFields
          key={voice}
          store={store}
          previews={previews}
          voice={voice}
          value={typography[voice]}
          onChange={(value) => change({ [voice]: value })}
        />
      ))}
      <NumberField
        label={t('styles.fonts.base')}
        help={t('styles.fonts.base.help', { min: MIN_SIZE, max: MAX_SIZE })}
        minValue={MIN_SIZE}
        maxValue={MAX_SIZE}
        step={0.5}
        value={typography.base}
        onChange={(base) => base !== null && change({ base }, 'base')}
      />
      <Select
        label={t('styles.fonts.scale')}
        options={listNumbers(RATIOS, typography.scale).map((scale) => ({
          id: String(scale),
          label: t(`styles.fonts.scale.${nameScale(scale)}`, { scale }),
        }))}
        value={String(typography.scale)}
        onChange={(scale) => change({ scale: Number(scale) })}
      />
    </div>
  )
}

type Voice = Typography['heading']

function VoiceFields(
  props: FontSettingsProps & {
    readonly voice: 'heading' | 'text'
    readonly value: Voice
    readonly onChange: (value: Voice) => void
  },
) {
  const { store, previews, voice, value, onChange } = props
  const t = useTranslate()
  return (
    <>
      <Select
        label={t(`styles.fonts.${voice}`)}
        options={store.theme.fonts.map(({ id, name, stack }) => ({
          id,
          label: name,
          style: { fontFamily: previews.getStack(id) ?? stack },
        }))}
        value={value.family}
        onChange={(family) => onChange({ ...value, family })}
      />
      <Select
        label={t(`styles.fonts.${voice}Weight`)}
        options={listNumbers(WEIGHTS, value.weight).map((weight) => ({
          id: String(weight),
          label: nameWeight(weight, t),
        }))}
        value={String(value.weight)}
        onChange={(weight) => onChange({ ...value, weight: Number(weight) })}
      />
    </>
  )
}

/** Returns the numbers to choose from with the current one among them. */
function listNumbers(offered: readonly number[], current: number): readonly number[] {
  return [...new Set([...offered, current])].toSorted((one, other) => one - other)
}

function nameWeight(weight: number, t: ReturnType<typeof useTranslate>): string {
  const known = WEIGHTS.find((each) => each === weight)
  return known ? t(`styles.fonts.weight.${known}`) : String(weight)
}

function nameScale(scale: number) {
  return SCALES.find((each) => each.ratio === scale)?.name ?? 'own'
}
