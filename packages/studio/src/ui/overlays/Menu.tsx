import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components/Menu'
import { Key } from '../Key.tsx'
import styles from './Popover.module.css'

/** One command of a menu. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly Icon?: LucideIcon
  /** The second line, for what the command does. */
  readonly help?: string
  /** The key that does the same: `mod+d`. */
  readonly shortcut?: string
  /** Whether the command deletes or ends something. */
  readonly danger?: boolean
  /** Why the command cannot be run now. */
  readonly disabledReason?: string | undefined
  /** Whether the item is a choice that is on, or off; undefined if it is a command. */
  readonly isChecked?: boolean
  /** The address that the item opens instead of an action. */
  readonly href?: string
  readonly onAction?: () => void
  /** The items of a submenu. */
  readonly items?: readonly MenuItem[]
}

/** A group of commands, with a heading or a line above it. */
export interface MenuGroup {
  readonly title?: string
  /** Whether exactly one of the items is on. */
  readonly isSingleChoice?: boolean
  readonly items: readonly MenuItem[]
}

export interface MenuProps {
  /** The accessible name of the menu. */
  readonly label: string
  /** The button that opens it. */
  readonly trigger: ReactNode
  readonly groups: readonly MenuGroup[]
  readonly placement?: PopoverProps['placement']
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
}

/** A button with a menu of commands and choices. */
export function Menu({ label, trigger, groups, placement = 'bottom start', ...open }: MenuProps) {
  return (
    <MenuTrigger {...open}>
      {trigger}
      <Popover className={styles['popover'] ?? ''} placement={placement} offset={4}>
        <MenuList label={label} groups={groups} />
      </Popover>
    </MenuTrigger>
  )
}

interface MenuListProps extends Pick<MenuProps, 'label' | 'groups'> {
  /** Whether the first item gets the focus, in a list that appears without a button. */
  readonly focusesFirst?: boolean
  readonly onClose?: () => void
}

/** The list of a menu's commands. */
export function MenuList({ label, groups, focusesFirst, ...rest }: MenuListProps) {
  return (
    <AriaMenu
      className={styles['list'] ?? ''}
      aria-label={label}
      {...(focusesFirst && { autoFocus: 'first' as const })}
      {...rest}
    >
      {groups.map((group, index) => (
        <MenuPart key={group.title ?? index} group={group} hasLine={index > 0} />
      ))}
    </AriaMenu>
  )
}

function MenuPart(props: { readonly group: MenuGroup; readonly hasLine: boolean }) {
  const { group, hasLine } = props
  const { title, isSingleChoice, items } = group
  const isChoice = items.every(({ isChecked }) => isChecked !== undefined)
  const checked = items.flatMap(({ id, isChecked }) => (isChecked ? [id] : []))
  return (
    <>
      {hasLine && <Separator className={styles['separator'] ?? ''} />}
      <MenuSection
        {...(title === undefined && { 'aria-label': items[0]?.label ?? '' })}
        {...(isChoice && {
          selectionMode: isSingleChoice ? ('single' as const) : ('multiple' as const),
          selectedKeys: checked,
        })}
      >
        {title !== undefined && <Header className={styles['heading'] ?? ''}>{title}</Header>}
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} />
        ))}
      </MenuSection>
    </>
  )
}

function MenuEntry({ item }: { readonly item: MenuItem }) {
  const { id, label, href, danger, disabledReason, items, onAction } = item
  const entry = (
    <AriaMenuItem
      id={id}
      textValue={label}
      className={styles['item'] ?? ''}
      isDisabled={disabledReason !== undefined}
      data-danger={danger || undefined}
      {...(href !== undefined && { href })}
      {...(onAction && { onAction })}
    >
      <MenuEntryContent item={item} />
    </AriaMenuItem>
  )
  if (!items) return entry
  return (
    <SubmenuTrigger>
      {entry}
      <Popover className={styles['popover'] ?? ''}>
        <MenuList label={label} groups={[{ items }]} />
      </Popover>
    </SubmenuTrigger>
  )
}

function MenuEntryContent({ item }: { readonly item: MenuItem }) {
  const { label, Icon, help, shortcut, disabledReason, isChecked, items } = item
  const note = disabledReason ?? help
  return (
    <>
      {(Icon || isChecked !== undefined) && (
        <span className={styles['icon']}>
          {Icon ? <Icon aria-hidden="true" /> : isChecked && <Check aria-hidden="true" />}
        </span>
      )}
      <span className={styles['text']}>
        {label}
        {note && <small>{note}</small>}
      </span>
      {(shortcut || items) && (
        <span className={styles['end']}>
          {items ? <ChevronRight data-mirrors aria-hidden="true" /> : <Key name={shortcut ?? ''} />}
        </span>
      )}
    </>
  )
}
