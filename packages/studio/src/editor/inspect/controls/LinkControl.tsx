import type { Json } from '@vitrine/page'
import { useState } from 'react'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { isLinkUrl, parseLinkUrl } from './link-url.ts'

export interface ControlProps {
  readonly label: string
  readonly help?: string
  readonly isDisabled: boolean
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
}

/** The target of a link by its address. Links to documents and products keep their target until another is entered. */
export function LinkControl({ label, help, isDisabled, value, onChange }: ControlProps) {
  const stored = isLinkUrl(value) ? value.url : ''
  const [draft, setDraft] = useState<string>()
  const isOther = value !== undefined && !isLinkUrl(value)
  const text = draft ?? stored
  const url = parseLinkUrl(text)
  const isInvalid = draft !== undefined && text !== '' && url === undefined
  const change = (next: string) => {
    setDraft(next)
    const address = parseLinkUrl(next)
    if (next === '') return onChange(undefined)
    if (address !== undefined) onChange({ kind: 'url', url: address })
  }
  return (
    <>
      <TextField
        label={label}
        help={
          isOther
            ? 'Links to a page or product of this site.'
            : (help ?? 'https://, a path such as /about, or an email address.')
        }
        isDisabled={isDisabled}
        {...(isInvalid && { error: 'Enter an address, such as https://example.com or /about.' })}
        value={text}
        onChange={change}
        onBlur={() => url !== undefined && setDraft(undefined)}
      />
      {isLinkUrl(value) && (
        <Switch
          label="Open in a new window"
          isDisabled={isDisabled}
          isSelected={value.newWindow === true}
          onChange={(isNew) =>
            onChange({ kind: 'url', url: value.url, ...(isNew && { newWindow: true }) })
          }
        />
      )}
    </>
  )
}
