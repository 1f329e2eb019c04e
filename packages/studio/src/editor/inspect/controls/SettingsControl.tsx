import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import styles from '../Inspector.module.css'
import {
  findSettingError,
  formatSettings,
  parseSettings,
  type SettingRow,
} from '../values/setting-rows.ts'
import type { ControlProps } from './control.ts'
import { Fieldset } from './Fieldset.tsx'

/** The settings of a theme's component: names with values. Rows that cannot be stored yet stay in the form. */
export function SettingsControl(props: ControlProps<'settings'>) {
  const { field, value, isDisabled, onChange } = props
  const t = useTranslate()
  const [draft, setDraft] = useState<readonly SettingRow[]>()
  const rows = draft ?? formatSettings(value)
  const change = (next: readonly SettingRow[]) => {
    const isReady = next.every((row) => findSettingError(row, next) === undefined)
    setDraft(isReady ? undefined : next)
    if (isReady) onChange(parseSettings(next))
  }
  const set = (index: number, row: Partial<SettingRow>) =>
    change(rows.map((each, at) => (at === index ? { ...each, ...row } : each)))
  return (
    <Fieldset label={field.label} help={field.help}>
      {rows.map((row, index) => {
        const error = findSettingError(row, rows)
        return (
          // Rows have no other identity than their position.
          <div className={styles['setting']} key={index}>
            <TextField
              label={t('inspector.setting.name')}
              value={row.name}
              maxLength={60}
              isDisabled={isDisabled}
              {...(error && { error: t(`inspector.setting.${error}`) })}
              onChange={(name) => set(index, { name })}
            />
            <TextField
              label={t('inspector.setting.value')}
              value={row.value}
              maxLength={2_000}
              isDisabled={isDisabled}
              onChange={(text) => set(index, { value: text })}
            />
            <IconButton
              label={t('inspector.setting.remove', { name: row.name })}
              Icon={X}
              small
              onPress={() => change(rows.toSpliced(index, 1))}
            />
          </div>
        )
      })}
      {!isDisabled && (
        <Button small onPress={() => setDraft([...rows, { name: '', value: '' }])}>
          <Plus aria-hidden="true" />
          {t('inspector.setting.add')}
        </Button>
      )}
    </Fieldset>
  )
}
