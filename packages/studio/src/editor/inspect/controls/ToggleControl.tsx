import { Switch } from '../../../ui/fields/Switch.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { type ControlProps, getLabels } from './control.ts'

/** A setting that is on or off. If it is both, it says so, and pressing it turns it on everywhere. */
export function ToggleControl(props: ControlProps<'toggle'>) {
  const { value, isMixed = false, onChange } = props
  const t = useTranslate()
  return (
    <Switch
      {...getLabels(props)}
      {...(isMixed && { help: t('inspector.mixed') })}
      isSelected={value === true}
      onChange={onChange}
    />
  )
}
