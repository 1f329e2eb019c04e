import type { Block } from '@vitrine/page'
import { useState } from 'react'
import type { LabeledField } from '../block-fields.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Tabs } from '../../ui/lists/Tabs.tsx'
import { useAskedField } from './controls/use-asked-setting.ts'
import { FieldList } from './FieldList.tsx'
import styles from './Inspector.module.css'
import { type FormTab, formTabs, getFormTab } from './values/form-tabs.ts'

/** The settings of a form by tabs. @see platform spec §2 "Form editor tabs" */
export function FormTabs(props: {
  readonly block: Block
  readonly fields: readonly LabeledField[]
}) {
  const { block, fields } = props
  const t = useTranslate()
  const [tab, setTab] = useState<FormTab>('build')
  const asked = useAskedField(block.id)
  const [lastAsked, setLastAsked] = useState<string>()
  if (asked !== lastAsked) {
    setLastAsked(asked)
    // The fields of a form are in the first tab.
    if (asked !== undefined) setTab(getFormTab({ key: asked }))
  }
  const place = { block, entries: [] }
  return (
    <section className={styles['tabs']} aria-label={t('inspector.form')}>
      <Tabs
        label={t('inspector.form')}
        value={tab}
        onChange={setTab}
        tabs={formTabs.map((id) => ({
          id,
          label: t(`inspector.form.${id}`),
          content: (
            <div className={styles['group']}>
              <FieldList
                place={place}
                all={fields}
                fields={fields.filter((field) => getFormTab(field) === id)}
              />
            </div>
          ),
        }))}
      />
    </section>
  )
}
