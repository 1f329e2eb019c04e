import { Pencil, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { tokensTexts } from '../../../ui/texts/tokens.ts'
import { useEditor } from '../../context.ts'
import tokens from '../../../ui/fields/TokenField.module.css'
import styles from '../Inspector.module.css'
import { changeWords, type WordIssue } from '../values/item-words.ts'

addTexts(tokensTexts)

/** The number of words of the collection that are offered. */
const OFFERED = 6

interface ItemWordsProps {
  readonly kind: 'tag' | 'category'
  readonly maxLength: number
  readonly words: readonly string[]
  /** The words of the collection, most used first. */
  readonly known: readonly { readonly name: string }[]
  readonly onChange: (words: readonly string[]) => void
}

/** The tags or the categories of an item: typed, or chosen from those of its collection. */
export function ItemWords({ kind, maxLength, words, known, onChange }: ItemWordsProps) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const draft = useWordDraft(words, { onChange, focus: () => input.current?.focus() })
  const offered = known.filter(({ name }) => !words.includes(name)).slice(0, OFFERED)
  const { edited } = draft
  return (
    <div className={tokens['field']}>
      <TextField
        label={
          edited === undefined
            ? t(`inspector.item.words.${kind}`)
            : t('inspector.item.words.rename', { word: edited })
        }
        help={t('tokens.help')}
        error={draft.issue && t(`inspector.item.words.${draft.issue}`, { tagType: kind })}
        ref={input}
        maxLength={maxLength}
        isDisabled={isReadOnly}
        value={draft.text}
        onChange={draft.type}
        onKeyDown={draft.press}
        onBlur={draft.leave}
      />
      <WordList kind={kind} words={words} draft={draft} />
      {!isReadOnly && offered.length > 0 && (
        <div className={styles['row']}>
          {offered.map(({ name }) => (
            <Button small quiet key={name} onPress={() => onChange([...words, name])}>
              {t('inspector.item.words.add', { word: name })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

interface WordListProps extends Pick<ItemWordsProps, 'kind' | 'words'> {
  readonly draft: ReturnType<typeof useWordDraft>
}

function WordList({ kind, words, draft }: WordListProps) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  if (words.length === 0) return null
  return (
    <ul className={tokens['tokens']} aria-label={t(`inspector.item.words.${kind}`)}>
      {words.map((word) => (
        <li key={word}>
          <span>{word}</span>
          {!isReadOnly && (
            <>
              <IconButton
                small
                label={t('inspector.item.words.edit', { word })}
                Icon={Pencil}
                onPress={() => draft.edit(word)}
              />
              <IconButton
                small
                label={t('tokens.remove', { token: word })}
                Icon={X}
                onPress={() => draft.remove(word)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Returns the field in which a new word is typed, or one of the words is edited. */
function useWordDraft(
  words: readonly string[],
  { onChange, focus }: Pick<ItemWordsProps, 'onChange'> & { readonly focus: () => void },
) {
  const [text, setText] = useState('')
  const [edited, setEdited] = useState<string>()
  const [issue, setIssue] = useState<WordIssue>()
  const reset = () => {
    setText('')
    setEdited(undefined)
    setIssue(undefined)
  }
  const store = (typed: string) => {
    const result = changeWords(words, typed, edited)
    if (typeof result === 'string') return setIssue(result)
    if (result !== words) onChange(result)
    reset()
  }
  return {
    ...{ text, edited, issue },
    type: (typed: string) => {
      setIssue(undefined)
      if (typed.endsWith(',') && edited === undefined) store(typed)
      else setText(typed)
    },
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault()
        store(text)
      } else if (event.key === 'Escape' && edited !== undefined) {
        event.stopPropagation()
        reset()
      }
    },
    // An edited word keeps what was typed, so that another one can be looked at meanwhile.
    leave: () => edited === undefined && store(text),
    edit: (word: string) => {
      focus()
      if (edited !== undefined && edited !== word && text !== edited) return setIssue('onlyOne')
      setIssue(undefined)
      setEdited(word)
      setText(word)
    },
    remove: (word: string) => {
      onChange(words.filter((each) => each !== word))
      if (word === edited) reset()
      // The button that had the focus is gone.
      focus()
    },
  }
}
