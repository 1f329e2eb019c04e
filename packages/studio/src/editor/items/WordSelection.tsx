import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { type ChosenWords, changeWords, type WordKind } from './change-words.ts'
import styles from './items.module.css'
import { RenameWordsDialog } from './RenameWordsDialog.tsx'

interface WordSelectionProps {
  readonly collectionId: string
  readonly kind: WordKind
  readonly all: readonly string[]
  readonly selected: readonly string[]
  readonly onSelect: (names: readonly string[]) => void
}

/** Selects all tags or categories, and acts on the selected ones. */
export function WordSelection({ collectionId, kind, all, selected, onSelect }: WordSelectionProps) {
  const t = useTranslate()
  const [isRenaming, setRenaming] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const count = selected.length
  const chosen = { collectionId, kind, names: selected }
  const clear = () => onSelect([])
  const removeChosen = async () => {
    if (!(await askToRemove(t, selected))) return
    setRemoving(true)
    const isDone = await remove(t, chosen)
    setRemoving(false)
    if (isDone) clear()
  }
  return (
    <div className={styles['selection']} data-active={count > 0 || undefined}>
      <Checkbox
        label={count > 0 ? t('items.selected', { count }) : t('items.selectAll')}
        isSelected={count === all.length}
        isIndeterminate={count > 0 && count < all.length}
        onChange={(isAll) => onSelect(isAll ? all : [])}
      />
      {count > 0 && (
        <>
          <Button small isPending={isRemoving} onPress={() => setRenaming(true)}>
            {t(count === 1 ? 'words.rename' : 'words.merge')}
          </Button>
          <Button small danger isPending={isRemoving} onPress={() => void removeChosen()}>
            {t('words.remove')}
          </Button>
          <Button small quiet onPress={clear}>
            {t('items.clearSelection')}
          </Button>
        </>
      )}
      {isRenaming && (
        <RenameWordsDialog chosen={chosen} onDone={clear} onClose={() => setRenaming(false)} />
      )}
    </div>
  )
}

/** Resolves to whether the person is sure. */
function askToRemove(t: Translate, names: readonly string[]): Promise<boolean> {
  return askToConfirm({
    title: t('words.remove.title', { names: names.join(', ') }),
    message: t('words.remove.text'),
    confirmLabel: t('words.remove'),
  })
}

/** Removes tags or categories from all items. Resolves to whether it did; a failure is shown. */
async function remove(t: Translate, chosen: ChosenWords): Promise<boolean> {
  try {
    await changeWords(t, chosen, null)
    return true
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
    return false
  }
}
