import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import { openSiteSettings } from '../../announcement/open-site-settings.ts'
import { useEditor } from '../../context.ts'
import { saveAll } from '../../store/side-document.ts'
import { PickerControl } from '../controls/PickerControl.tsx'
import styles from '../Inspector.module.css'
import { useAuthors, useItem, useSetItem } from './use-item.ts'

/** The author of an item: one of the site's authors, or a new one. */
export function ItemAuthor() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { authorId } = useItem()
  const setItem = useSetItem()
  const query = useAuthors()
  return (
    <div className={styles['choice']}>
      <PickerControl
        label={t('inspector.item.author')}
        query={query}
        value={authorId}
        none={t('inspector.item.author.none')}
        empty={t('inspector.item.author.empty')}
        isDisabled={isReadOnly}
        onChange={(id) => setItem('authorId', id)}
      />
      {!isReadOnly && <AddAuthor />}
    </div>
  )
}

function AddAuthor() {
  const t = useTranslate()
  const label = t('inspector.item.author.add')
  return (
    <div>
      <Popover label={label} trigger={<Button small>{label}</Button>}>
        {(close) => <AuthorForm onClose={close} />}
      </Popover>
    </div>
  )
}

function AuthorForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const { name, setName, error, isPending, add } = useAddAuthor(onClose)
  const isEmpty = name.trim() === ''
  return (
    <form
      className={styles['choice']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !isPending) void add()
      }}
    >
      <TextField
        label={t('inspector.item.author.name')}
        help={t('inspector.item.author.help')}
        maxLength={100}
        value={name}
        onChange={setName}
        error={error}
      />
      <Button
        small
        primary
        type="submit"
        {...(isEmpty && { disabledReason: t('inspector.item.author.missing') })}
      >
        {t('inspector.item.author.add')}
      </Button>
    </form>
  )
}

/** Returns the form of a new author, who is added to the settings of the site and is the author of the item. */
function useAddAuthor(onAdded: () => void) {
  const t = useTranslate()
  const editor = useEditor()
  const queries = useQueryClient()
  const setItem = useSetItem()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const add = async () => {
    setPending(true)
    setError(undefined)
    try {
      const settings = await openSiteSettings(editor)
      const id = crypto.randomUUID()
      const author = { id, displayName: name.trim() }
      settings.change('editor.step.settings.author', (before) => ({
        ...before,
        authors: [...before.authors, author],
      }))
      await saveAll(editor.store)
      await queries.invalidateQueries({ queryKey: ['readCollectionWords'] })
      setItem('authorId', id)
      onAdded()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : t('studio.tryAgain'))
      setPending(false)
    }
  }
  return { name, setName, error, isPending, add }
}
