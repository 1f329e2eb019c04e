import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'
import { Menu, type MenuItem } from '../overlays/Menu.tsx'
import styles from './RowList.module.css'

/** A row of a list of settings. */
export interface Row {
  readonly id: string
  readonly title: string
  /** The second line. */
  readonly note?: ReactNode
  /** The value at the end, such as a price. */
  readonly value?: ReactNode
  /** The accessible name of the menu of its actions. */
  readonly menuLabel: string
  readonly actions: readonly MenuItem[]
}

/** A list of settings, each with a menu of its actions. */
export function RowList(props: { readonly label: string; readonly rows: readonly Row[] }) {
  return (
    <ul className={styles['list']} aria-label={props.label}>
      {props.rows.map(({ id, title, note, value, menuLabel, actions }) => (
        <li key={id}>
          <span>
            <b>{title}</b>
            {note && <small>{note}</small>}
          </span>
          {value !== undefined && <span className={styles['value']}>{value}</span>}
          {actions.length > 0 && (
            <Menu
              label={menuLabel}
              placement="bottom end"
              trigger={<IconButton label={menuLabel} Icon={Ellipsis} />}
              groups={[{ items: actions }]}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
