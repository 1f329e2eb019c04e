import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Popover } from '../../ui/overlays/Popover.tsx'
import { addTexts } from '../../ui/texts.ts'
import { presenceTexts } from '../../ui/texts/presence.ts'
import { useEditor } from '../context.ts'
import { connectPresence } from './connect-presence.ts'
import { getInitials } from './initials.ts'
import styles from './presence.module.css'

addTexts(presenceTexts)

/** The number of people whose initials are shown; the list has all of them. */
const MAX_SHOWN = 3

/** The others who have the page open: their initials, and a list of their names. */
export function People() {
  const t = useTranslate()
  const editor = useEditor()
  useEffect(() => connectPresence(editor), [editor])
  const people = useStore(editor.presence, (state) => state.people)
  if (people.length === 0) return null
  const names = people.map(({ email }) => email).join(', ')
  return (
    <Popover
      label={t('presence.people')}
      placement="bottom end"
      trigger={
        <Button quiet aria-label={t('presence.open', { names })}>
          <span className={styles['people']} aria-hidden="true">
            {people.slice(0, MAX_SHOWN).map(({ id, email }) => (
              <span key={id} className={styles['initials']}>
                {getInitials(email)}
              </span>
            ))}
            {people.length > MAX_SHOWN && <span>+{people.length - MAX_SHOWN}</span>}
          </span>
        </Button>
      }
    >
      <h2 className={styles['heading']}>{t('presence.people')}</h2>
      <ul className={styles['list']}>
        {people.map(({ id, email }) => (
          <li key={id}>
            <span className={styles['initials']} aria-hidden="true">
              {getInitials(email)}
            </span>
            {email}
          </li>
        ))}
      </ul>
    </Popover>
  )
}
