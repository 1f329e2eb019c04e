import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import popover from '../overlays/Popover.module.css'

/** One choice of a select or a combo box. */
export interface Option<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** The second line. */
  readonly help?: string
  readonly isDisabled?: boolean
  /** The heading above the first of several options that have it, in a group of radio buttons. */
  readonly group?: string
  /** The font of the label, where the option is one. */
  readonly style?: CSSProperties
}

/** The list of the options in a popover. */
export function OptionList(props: {
  /** The options, unless the combo box around the list has them. */
  readonly items?: readonly Option[]
  readonly emptyText?: string
}) {
  const { items, emptyText } = props
  return (
    <ListBox<Option>
      {...(items && { items })}
      className={popover['list'] ?? ''}
      {...(emptyText !== undefined && {
        renderEmptyState: () => <p className={popover['empty']}>{emptyText}</p>,
      })}
    >
      {({ id, label, help, style, isDisabled = false }) => (
        <ListBoxItem
          id={id}
          textValue={label}
          isDisabled={isDisabled}
          className={popover['item'] ?? ''}
        >
          {({ isSelected }) => (
            <>
              <span className={popover['text']} style={style}>
                {label}
                {help !== undefined && <small>{help}</small>}
              </span>
              {isSelected && (
                <span className={popover['end']}>
                  <Check aria-hidden="true" />
                </span>
              )}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
