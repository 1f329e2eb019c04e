import { Switch } from '../../../ui/fields/Switch.tsx'
import { type ControlProps, getLabels } from './control.ts'

export function ToggleControl(props: ControlProps<'toggle'>) {
  const { value, onChange } = props
  return <Switch {...getLabels(props)} isSelected={value === true} onChange={onChange} />
}
