import type { SiteTheme } from '@vitrine/contract'
import { isTweakColor } from '@vitrine/model'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useDraft } from '../inspect/controls/use-draft.ts'
import { formatText } from '../inspect/values/parse-text.ts'
import styles from './styles.module.css'

type Tweak = SiteTheme['tweaks'][number]

interface TweakControlProps {
  readonly tweak: Tweak
  readonly value: string
  readonly isOwn: boolean
  /** Undefined leaves the setting to the theme. */
  readonly onChange: (value: string | undefined) => void
}

/** The control of a setting of the theme, with a way back to the value of the theme. */
export function TweakControl(props: TweakControlProps) {
  const { tweak, isOwn, onChange } = props
  const t = useTranslate()
  return (
    <div className={styles['tweak']}>
      <Control {...props} />
      {isOwn && (
        <Button
          small
          quiet
          aria-label={t('styles.tweaks.resetOne', { setting: tweak.title })}
          onPress={() => onChange(undefined)}
        >
          {t('styles.tweaks.reset')}
        </Button>
      )}
    </div>
  )
}

function Control(props: TweakControlProps) {
  const { tweak, value, onChange } = props
  switch (tweak.type) {
    case 'dropdown':
      return (
        <Select
          label={tweak.title}
          options={tweak.options.map((id, index) => ({
            id,
            label: tweak.optionLabels[index] ?? id,
          }))}
          value={value}
          onChange={onChange}
        />
      )
    case 'checkbox':
      return (
        <Switch
          label={tweak.title}
          isSelected={value === 'true'}
          onChange={(isOn) => onChange(String(isOn))}
        />
      )
    default:
      return <TextControl {...props} kind={tweak.type} />
  }
}

const HEX = /^#[0-9a-f]{6}$/i

/** A color, a font, a measure or the path of an image; the server checks it as it is shown. */
function TextControl(
  props: TweakControlProps & { readonly kind: Exclude<Tweak['type'], 'dropdown' | 'checkbox'> },
) {
  const { tweak, kind, value, onChange } = props
  const t = useTranslate()
  const draft = useDraft({
    value,
    format: formatText,
    parse: (text) => {
      const entered = text.trim()
      if (kind === 'color' && entered !== '' && !isTweakColor(entered))
        return { error: t('styles.tweaks.invalidColor') }
      return entered === '' ? { error: t('styles.tweaks.empty') } : { value: entered }
    },
    onChange: (entered) => typeof entered === 'string' && onChange(entered),
    restoresEmpty: kind === 'color',
  })
  const { min, max } = tweak
  const help =
    kind === 'value' && min !== null && max !== null
      ? t('styles.tweaks.range', { min: String(min), max: String(max) })
      : t(`styles.tweaks.help.${kind}`)
  const field = <TextField label={tweak.title} help={help} maxLength={200} {...draft} />
  if (kind !== 'color') return field
  return (
    <div className={styles['color']}>
      {field}
      <input
        type="color"
        className={styles['well']}
        aria-label={t('styles.color.pick', { color: tweak.title })}
        value={HEX.test(value) ? value.toLowerCase() : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
