import { blockCatalog, blockGroups } from '@vitrine/blocks/fields'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { insertBlock, insertSection } from '../actions.ts'
import { useEditor } from '../context.ts'
import styles from './AddPanel.module.css'

/** The blocks and sections to add, by group, with a search. */
export function AddPanel({ onDone }: { readonly onDone?: () => void }) {
  const { store, canvas } = useEditor()
  const [search, setSearch] = useState('')
  const groups = listMatches(search)
  const add = (type: number) => {
    const id = insertBlock(store, type)
    if (id === undefined) return
    canvas.send({ kind: 'focus' })
    onDone?.()
  }
  return (
    <div className={styles['panel']}>
      <Button
        wide
        onPress={() => {
          insertSection(store)
          onDone?.()
        }}
      >
        <Plus aria-hidden="true" />
        Add section
      </Button>
      <TextField
        label="Search blocks"
        hidesLabel
        type="search"
        placeholder="Search blocks"
        value={search}
        onChange={setSearch}
      />
      {groups.map(({ label, types }) => (
        <section key={label} aria-label={label}>
          <h2 className={styles['title']}>{label}</h2>
          <ul className={styles['list']}>
            {types.map(({ type, name }) => (
              <li key={type}>
                <Button quiet wide onPress={() => add(type)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className={styles['empty']}>No matching blocks</p>}
    </div>
  )
}

function listMatches(search: string) {
  const words = search.trim().toLowerCase()
  return blockGroups
    .map(({ label, types }) => ({
      label,
      types: types.flatMap((type) => {
        const name = blockCatalog.get(type)?.name
        const isMatch = name !== undefined && name.toLowerCase().includes(words)
        return isMatch ? [{ type, name }] : []
      }),
    }))
    .filter(({ types }) => types.length > 0)
}
