import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useTranslate } from '../i18n.ts'
import { getLinkUrl, setLink } from './commands.ts'
import styles from './RichTextEditor.module.css'
import { parseUrl } from './schema.ts'
import type { EditedText } from './use-text-editor.ts'

interface LinkFormProps {
  readonly edited: EditedText
  readonly onClose: () => void
}

/** Asks for the address of a link. It is no form element, as the text may be in one. */
export function LinkForm({ edited: { view }, onClose }: LinkFormProps) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(() => getLinkUrl(view.state) ?? '')
  const [error, setError] = useState<string>()
  useEffect(() => input.current?.focus(), [])
  const close = () => {
    onClose()
    view.focus()
  }
  const apply = () => {
    const url = parseUrl(address)
    if (url === undefined) return setError(t('canvas.link.invalid'))
    if (!setLink(url)(view.state, view.dispatch)) return setError(t('canvas.link.noText'))
    close()
  }
  const remove = () => {
    setLink(undefined)(view.state, view.dispatch)
    close()
  }
  const act = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else close()
  }
  return (
    <div className={styles['link']}>
      <TextField
        ref={input}
        label={t('canvas.link.address')}
        placeholder={t('canvas.link.placeholder')}
        value={address}
        onChange={setAddress}
        onKeyDown={act}
        {...(error !== undefined && { error })}
      />
      <div className={styles['buttons']}>
        <Button small onPress={apply}>
          {t('canvas.link.applyLink')}
        </Button>
        <Button small quiet onPress={remove}>
          {t('canvas.link.removeLink')}
        </Button>
      </div>
    </div>
  )
}
