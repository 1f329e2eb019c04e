import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ComboBox as AriaComboBox, Input, Popover } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { useTranslate } from '../i18n.ts'
import popover from '../overlays/Popover.module.css'
import { type FocusableFieldProps, getFieldState } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import styles from './fields.module.css'
import { type Option, OptionList } from './options.tsx'

export interface ComboBoxProps<Id extends string> extends FocusableFieldProps<HTMLInputElement> {
  readonly options: readonly Option<Id>[]
  /** The chosen option; null if there is none. */
  readonly value: Id | null
  readonly onChange: (value: Id | null) => void
  /** The text in the input, if the caller searches by it; without it the options are filtered by what is typed. */
  readonly search?: string
  readonly onSearch?: (text: string) => void
  readonly placeholder?: string
}

/** A labeled choice of one of many options, which typing filters. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { label, hidesLabel, help, error, ...rest } = props
  const { ref, options, value, onChange, search, onSearch, placeholder, onBlur } = rest
  const t = useTranslate()
  const items = search === undefined ? { defaultItems: options } : { items: options }
  const exposeScreen = useExposedScreen()
  return (
    <AriaComboBox
      {...getFieldState(props)}
      {...items}
      {...(search !== undefined && { inputValue: search })}
      {...(onSearch && { onInputChange: onSearch })}
      {...(onBlur && { onBlur })}
      allowsEmptyCollection
      onOpenChange={exposeScreen}
      value={value}
      onChange={(id) => onChange(options.find((option) => option.id === id)?.id ?? null)}
      className={styles['field'] ?? ''}
    >
      <FieldLabel label={label} {...(hidesLabel && { hidesLabel })} />
      <Group className={styles['number'] ?? ''}>
        <Input
          {...(ref && { ref })}
          {...(placeholder !== undefined && { placeholder })}
          className={styles['input'] ?? ''}
        />
        <Button className={styles['opener'] ?? ''}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </Group>
      <FieldNotes help={help} error={error} />
      <Popover className={popover['popover'] ?? ''} offset={4}>
        <section aria-label={label} className={popover['scroller']}>
          <OptionList emptyText={t('studio.noMatches')} />
        </section>
      </Popover>
    </AriaComboBox>
  )
}

/**
 * Keeps the screen readable for screen readers while the options are open. React Aria would hide it with its links and
 * fields, which Tab still reaches; a combo box names its options by `aria-controls` instead.
 */
function useExposedScreen(): (isOpen: boolean) => void {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // React Aria has read the mark by now. Kept, it would exempt the screen from closing the options by a press.
    if (isOpen) for (const part of document.body.children) part.removeAttribute(EXPOSED)
  }, [isOpen])
  return (opens) => {
    if (opens) for (const part of document.body.children) part.setAttribute(EXPOSED, '')
    setOpen(opens)
  }
}

/** The attribute of elements that React Aria never hides, as it does for its toasts. */
const EXPOSED = 'data-react-aria-top-layer'
