import { useTranslate } from '../i18n.ts'
import { Key } from '../Key.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { useCurrentCommands } from './command-store.ts'
import styles from './KeyboardHelp.module.css'
import { groupCommands } from './Palette.tsx'
import { addTexts } from '../texts.ts'
import { keyboardHelpTexts } from '../texts/overlays/keyboard-help.ts'

addTexts(keyboardHelpTexts)

/** The list of the keys that work on the present screen. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const commands = useCurrentCommands().filter(({ keys }) => keys !== undefined)
  return (
    <Dialog title={t('studio.keyboardShortcuts')} isOpen onClose={onClose} size="wide">
      <div className={styles['groups']}>
        <KeyGroup
          title={t('studio.keysEverywhere')}
          rows={[
            [t('studio.keysNextLandmark'), 'F6'],
            [t('studio.keysPreviousLandmark'), 'Shift+F6'],
            [t('studio.keysClose'), 'Escape'],
          ]}
        />
        {groupCommands(commands).map(([title, group]) => (
          <KeyGroup
            key={title}
            title={title}
            rows={group.map(({ label, keys = '' }) => [label, keys])}
          />
        ))}
      </div>
    </Dialog>
  )
}

function KeyGroup(props: {
  readonly title: string
  readonly rows: readonly (readonly [label: string, keys: string])[]
}) {
  const { title, rows } = props
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles['keys']}>
        {rows.map(([label, keys]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Key name={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
