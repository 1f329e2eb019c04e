import { useState } from 'react'
import { Checkbox } from '../../packages/studio/src/ui/fields/Checkbox.tsx'
import { ComboBox } from '../../packages/studio/src/ui/fields/ComboBox.tsx'
import { NumberField } from '../../packages/studio/src/ui/fields/NumberField.tsx'
import { RadioGroup } from '../../packages/studio/src/ui/fields/RadioGroup.tsx'
import { SegmentedControl } from '../../packages/studio/src/ui/fields/SegmentedControl.tsx'
import { Select } from '../../packages/studio/src/ui/fields/Select.tsx'
import { Slider } from '../../packages/studio/src/ui/fields/Slider.tsx'
import { Switch } from '../../packages/studio/src/ui/fields/Switch.tsx'
import { TextArea, TextField } from '../../packages/studio/src/ui/fields/TextField.tsx'

const CURRENCIES = [
  { id: 'EUR', label: 'Euro' },
  { id: 'GBP', label: 'Pound sterling', help: 'United Kingdom' },
  { id: 'USD', label: 'US dollar' },
] as const

type Currency = (typeof CURRENCIES)[number]['id']

/** One of each field, with its value. */
export function Fields() {
  const [name, setName] = useState('')
  const [story, setStory] = useState('')
  const [rows, setRows] = useState<number | null>(2)
  const [currency, setCurrency] = useState<Currency | null>('GBP')
  const [other, setOther] = useState<Currency | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [isOn, setOn] = useState(false)
  const [size, setSize] = useState(12)
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const values = { name, rows, currency, other, isChecked, isOn, size, device }
  return (
    <section aria-label="Fields">
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        help="Visitors see it."
        error={name === 'x' ? 'Enter a longer name.' : undefined}
        suffix="/60"
      />
      <TextField label="Order number" value="1001" onChange={() => {}} isDisabled help="Fixed." />
      <TextArea label="Story" value={story} onChange={setStory} />
      <NumberField label="Rows" value={rows} onChange={setRows} minValue={1} maxValue={60} />
      <Select label="Currency" options={CURRENCIES} value={currency} onChange={setCurrency} />
      <ComboBox label="Other currency" options={CURRENCIES} value={other} onChange={setOther} />
      <Checkbox
        label="Include tax"
        isSelected={isChecked}
        onChange={setChecked}
        help="In prices."
      />
      <Switch label="Show on phone" isSelected={isOn} onChange={setOn} />
      <RadioGroup
        label="Main currency"
        options={CURRENCIES}
        value={currency}
        onChange={setCurrency}
      />
      <Slider label="Size" value={size} onChange={setSize} minValue={8} maxValue={40} />
      <SegmentedControl
        label="Device"
        value={device}
        onChange={setDevice}
        segments={[
          { id: 'desktop', label: 'Desktop' },
          { id: 'phone', label: 'Phone' },
        ]}
      />
      <output aria-label="Values" style={{ overflowWrap: 'anywhere' }}>
        {JSON.stringify(values)}
      </output>
    </section>
  )
}
