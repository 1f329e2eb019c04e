import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import styles from './Tabs.module.css'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly Icon?: LucideIcon
  readonly content: ReactNode
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly value: Id
  readonly onChange: (value: Id) => void
}

/** A row of tabs with one panel, for parts of a panel. Parts of a page are links. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const change = (key: unknown) => {
    const chosen = tabs.find(({ id }) => id === key)
    if (chosen) onChange(chosen.id)
  }
  return (
    <AriaTabs selectedKey={value} onSelectionChange={change} className={styles['tabs'] ?? ''}>
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {tabs.map(({ id, label: text, Icon }) => (
          <AriaTab key={id} id={id} className={styles['tab'] ?? ''}>
            {Icon && <Icon aria-hidden="true" />}
            {text}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles['panel'] ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
