import { Search } from 'lucide-react'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { type Translate, useTranslate } from '../i18n.ts'
import { Key } from '../Key.tsx'
import { addTexts } from '../texts.ts'
import { paletteTexts } from '../texts/overlays/palette.ts'
import dialog from '../overlays/Dialog.module.css'
import list from '../overlays/Popover.module.css'
import type { Command } from './command.ts'
import { useCurrentCommands } from './command-store.ts'
import { matchCommands } from './match-commands.ts'
import styles from './Palette.module.css'
import { useFoundCommands } from './use-found-commands.ts'

addTexts(paletteTexts)

/** The longest text that is searched for. @see the contract of `findInSite` */
const MAX_LENGTH = 100

/** The command palette: every screen and command, and what the site has, found by typing and run by Enter. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const [query, setQuery] = useState('')
  const listed = useCurrentCommands().filter(({ isHint }) => !isHint)
  const matching = matchCommands(listed, query)
  const found = useFoundCommands(query)
  const commands = [...matching, ...found.commands]
  const isNamed = query.trim() !== ''
  const groups: readonly CommandGroup[] = isNamed
    ? [...(matching.length > 0 ? [['', matching] as const] : []), ...groupCommands(found.commands)]
    : groupCommands(matching)
  const run = (id: unknown) => {
    onClose()
    // The palette has closed and given the focus back before the command runs.
    requestAnimationFrame(() => commands.find((command) => command.id === id)?.run())
  }
  return (
    <ModalOverlay
      className={dialog['overlay'] ?? ''}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={`${dialog['modal']} ${styles['palette']}`}>
        <Dialog
          className={`${dialog['dialog']} ${styles['dialog']}`}
          aria-label={t('studio.palette')}
        >
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField className={styles['search'] ?? ''} aria-label={t('studio.palette')}>
              <Search aria-hidden="true" />
              <Input
                ref={focusElement}
                placeholder={t('studio.palettePlaceholder')}
                maxLength={MAX_LENGTH}
              />
              <Key name="Escape" />
            </SearchField>
            <PaletteList groups={groups} isSearching={found.state === 'searching'} onRun={run} />
          </Autocomplete>
          <output className={styles['status']}>
            {found.state === 'failed' && t('studio.findFailed')}
          </output>
          <output className="visually-hidden">
            {isNamed && found.state === 'idle' && describeMatches(t, commands.length)}
          </output>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Describes the number of matches to screen readers, whose focus is in the field. */
function describeMatches(t: Translate, count: number): string {
  return count === 0 ? t('studio.noMatches') : t('studio.paletteMatches', { count })
}

type CommandGroup = readonly [title: string, commands: readonly Command[]]

function PaletteList(props: {
  readonly groups: readonly CommandGroup[]
  readonly isSearching: boolean
  readonly onRun: (id: unknown) => void
}) {
  const { groups, isSearching, onRun } = props
  const t = useTranslate()
  return (
    <Menu
      className={styles['list'] ?? ''}
      aria-label={t('studio.commands')}
      onAction={onRun}
      renderEmptyState={() => (
        <p className={list['empty']}>{t(isSearching ? 'studio.searching' : 'studio.noMatches')}</p>
      )}
    >
      {groups.map(([title, items]) => (
        <MenuSection key={title} aria-label={title || t('studio.commands')}>
          {title !== '' && <Header className={list['heading'] ?? ''}>{title}</Header>}
          {items.map((command) => (
            <PaletteItem key={command.id} command={command} />
          ))}
        </MenuSection>
      ))}
    </Menu>
  )
}

function focusElement(element: HTMLElement | null): void {
  element?.focus()
}

function PaletteItem({ command: { id, label, note, Icon, keys } }: { readonly command: Command }) {
  return (
    <MenuItem id={id} textValue={label} className={list['item'] ?? ''}>
      <span className={list['icon']}>{Icon && <Icon aria-hidden="true" />}</span>
      <span className={list['text']}>
        {label}
        {note !== undefined && note !== '' && (
          <>
            {' '}
            <span className={styles['note']}>{note}</span>
          </>
        )}
      </span>
      {keys !== undefined && (
        <span className={list['end']}>
          <Key name={keys} />
        </span>
      )}
    </MenuItem>
  )
}

/** Groups commands by their headings, in the order in which these first appear. */
export function groupCommands(commands: readonly Command[]): readonly CommandGroup[] {
  const names = [...new Set(commands.map(({ group }) => group))]
  return names.map((name) => [name, commands.filter(({ group }) => group === name)])
}
