import type { ReactNode } from 'react'
import type { LabeledField } from '../block-fields.ts'
import { AddressControl } from './controls/AddressControl.tsx'
import { AnswerControl } from './controls/AnswerControl.tsx'
import { AssetControl } from './controls/AssetControl.tsx'
import { CodeControl } from './controls/CodeControl.tsx'
import { CollectionControl } from './controls/CollectionControl.tsx'
import { ColorControl } from './controls/ColorControl.tsx'
import { ComponentControl } from './controls/ComponentControl.tsx'
import type { ControlProps } from './controls/control.ts'
import { DateControl } from './controls/DateControl.tsx'
import { EmailControl } from './controls/EmailControl.tsx'
import { FocalControl } from './controls/FocalControl.tsx'
import { KindControl } from './controls/KindControl.tsx'
import { LineControl } from './controls/LineControl.tsx'
import { LinesControl } from './controls/LinesControl.tsx'
import { LinkControl } from './controls/LinkControl.tsx'
import { ListControl } from './controls/ListControl.tsx'
import { MailingListsControl } from './MailingListsControl.tsx'
import { MemberAreaControl } from './controls/MemberAreaControl.tsx'
import { MenuControl } from './controls/MenuControl.tsx'
import { MoneyControl } from './controls/MoneyControl.tsx'
import { NumberControl } from './controls/NumberControl.tsx'
import { NumbersControl } from './controls/NumbersControl.tsx'
import { OptionControl } from './controls/OptionControl.tsx'
import { ProductControl } from './controls/ProductControl.tsx'
import { RichControl } from './controls/RichControl.tsx'
import { SettingsControl } from './controls/SettingsControl.tsx'
import { TableControl } from './controls/TableControl.tsx'
import { ToggleControl } from './controls/ToggleControl.tsx'
import { useAskedFocus } from './controls/use-asked-setting.ts'
import { WordControl } from './controls/WordControl.tsx'
import styles from './Inspector.module.css'
import { isTable } from './values/data-table.ts'
import type { FieldPlace } from './values/field-place.ts'

type Controls = {
  readonly [U in LabeledField['ui']]: (props: ControlProps<U>) => ReactNode
}

/** The controls by the `ui` of their fields. A list needs the fields of its entries as well. */
const controls: Omit<Controls, 'list'> = {
  toggle: ToggleControl,
  number: NumberControl,
  money: MoneyControl,
  segmented: OptionControl,
  select: OptionControl,
  kind: KindControl,
  color: ColorControl,
  line: LineControl,
  lines: LinesControl,
  rich: RichControl,
  markdown: CodeControl,
  html: CodeControl,
  address: AddressControl,
  email: EmailControl,
  date: DateControl,
  asset: AssetControl,
  focal: FocalControl,
  link: LinkControl,
  collection: CollectionControl,
  product: ProductControl,
  'mailing-lists': MailingListsControl,
  'member-area': MemberAreaControl,
  menu: MenuControl,
  tag: WordControl,
  category: WordControl,
  component: ComponentControl,
  settings: SettingsControl,
  answer: AnswerControl,
  numbers: NumbersControl,
}

type FieldControlProps = ControlProps & {
  readonly renderFields: (place: FieldPlace, fields: readonly LabeledField[]) => ReactNode
}

/** The control of a field, which gets the keyboard if a check asks for it. */
export function FieldControl(props: FieldControlProps) {
  return (
    <div ref={useAskedFocus(props)} className={styles['control']}>
      <OwnControl {...props} />
    </div>
  )
}

function OwnControl({ field, renderFields, ...rest }: FieldControlProps) {
  if (field.ui === 'list')
    return isTable(field) ? (
      <TableControl {...rest} field={field} />
    ) : (
      <ListControl {...rest} field={field} renderFields={renderFields} />
    )
  // The table has the control of each `ui`; TypeScript does not follow the field into it.
  const Control = controls[field.ui] as (props: ControlProps) => ReactNode
  return <Control {...rest} field={field} />
}
