import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Link } from '@vitrine/page'
import { useKeyboard } from 'react-aria/useKeyboard'
import { Button } from '../Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useTranslate } from '../i18n.ts'
import { getLink, getLinkUrl, insertLink, needsWords, setLink } from './commands.ts'
import styles from './RichTextEditor.module.css'
import { parseUrl } from './schema.ts'
import type { EditedText } from './use-text-editor.ts'

/** The properties of the fields for the target of a link. */
export interface LinkTargetProps {
  readonly value: Link | undefined
  readonly onChange: (value: Link | undefined) => void
}

interface LinkFormProps {
  readonly edited: EditedText
  /** The fields for the target; one for an address by default. */
  readonly LinkTarget: ComponentType<LinkTargetProps> | undefined
  readonly onClose: () => void
}

/** Asks for the target of a link, and for its words if none are selected. It is no form element, as the text may be in one. */
export function LinkForm({ edited: { view }, LinkTarget = AddressField, onClose }: LinkFormProps) {
  const t = useTranslate()
  const [link, setTarget] = useState(() => getLink(view.state))
  const [words, setWords] = useState(() => (needsWords(view.state) ? '' : undefined))
  const [error, setError] = useState<string>()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  const close = () => {
    onClose()
    view.focus()
  }
  const apply = () => {
    if (!link) return setError(t('canvas.link.missing'))
    const name = link.kind === 'url' ? link.url : ''
    const command = words === undefined ? setLink(link) : insertLink(link, words.trim() || name)
    if (!command(view.state, view.dispatch)) return setError(t('canvas.link.noText'))
    close()
  }
  const remove = () => {
    setLink(undefined)(view.state, view.dispatch)
    close()
  }
  const { keyboardProps } = useFormKeys({ apply, close })
  return (
    <fieldset className={styles['link']} aria-label={t('canvas.link')} {...keyboardProps}>
      <div ref={fields} className={styles['target']}>
        {words !== undefined && (
          <TextField label={t('canvas.link.words')} value={words} onChange={setWords} />
        )}
        <LinkTarget
          value={link}
          onChange={(next) => {
            setTarget(next)
            setError(undefined)
          }}
        />
      </div>
      {error !== undefined && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button small onPress={apply}>
          {t('canvas.link.applyLink')}
        </Button>
        {getLinkUrl(view.state) !== undefined && (
          <Button small quiet onPress={remove}>
            {t('canvas.link.removeLink')}
          </Button>
        )}
        <Button small quiet onPress={close}>
          {t('canvas.link.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}

/** Returns the keys of the form: Enter in a field applies it, and Escape closes it. */
function useFormKeys({ apply, close }: Readonly<Record<'apply' | 'close', () => void>>) {
  return useKeyboard({
    onKeyDown: (event) => {
      const { target, currentTarget, key } = event
      // React passes on the keys of popovers, which are elsewhere on the page.
      const isInside = target instanceof Node && currentTarget.contains(target)
      const isApplied = key === 'Enter' && target instanceof HTMLInputElement
      if (!isInside || (!isApplied && key !== 'Escape')) return event.continuePropagation()
      event.preventDefault()
      if (isApplied) apply()
      else close()
    },
  })
}

/** The field for the address of a link. */
function AddressField({ value, onChange }: LinkTargetProps) {
  const t = useTranslate()
  const [address, setAddress] = useState(value?.kind === 'url' ? value.url : '')
  const isInvalid = address.trim() !== '' && parseUrl(address) === undefined
  return (
    <TextField
      label={t('canvas.link.address')}
      placeholder={t('canvas.link.placeholder')}
      value={address}
      onChange={(text) => {
        setAddress(text)
        const url = parseUrl(text)
        onChange(url === undefined ? undefined : { kind: 'url', url })
      }}
      {...(isInvalid && { error: t('canvas.link.invalid') })}
    />
  )
}
