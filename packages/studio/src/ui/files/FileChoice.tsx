import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '../Button.tsx'
import styles from './FileChoice.module.css'

interface FileChoiceProps {
  /** The text of the button. */
  readonly label: string
  /** The name of the input, which says what the file is for. */
  readonly name: string
  /** The endings and types of the files to choose: `.csv,text/csv`. */
  readonly accept: string
  /** The chosen file, whose name is shown beside the button. */
  readonly file?: File | undefined
  readonly isDisabled?: boolean
  readonly onChoose: (file: File | undefined) => void
}

/** A button that chooses one file of this device, which is not uploaded yet. */
export function FileChoice(props: FileChoiceProps) {
  const { label, name, accept, file, isDisabled = false, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(target.files?.[0])
    // The same file can be chosen again once it has changed.
    target.value = ''
  }
  return (
    <span className={styles['choice']}>
      <input ref={input} type="file" hidden accept={accept} aria-label={name} onChange={choose} />
      <Button isDisabled={isDisabled} onPress={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        {label}
      </Button>
      {file && <bdi>{file.name}</bdi>}
    </span>
  )
}
