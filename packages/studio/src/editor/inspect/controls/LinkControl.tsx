import { useState } from 'react'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { findMember, isJsonObject } from '../values/json-members.ts'
import { formatLink, getLinkKind, type LinkKind, linkKinds, parseLink } from '../values/links.ts'
import { type ControlProps, getLabels } from './control.ts'
import { formatText } from '../values/parse-text.ts'
import { LinkTarget } from './LinkTarget.tsx'
import { useDraft } from './use-draft.ts'

/** The properties of a link, wherever it is stored. */
export type LinkControlProps = Omit<ControlProps<'link'>, 'place'>

/** The target of a link: a page, an item, a product or a file of the site by its id, or an address. */
export function LinkControl(props: LinkControlProps) {
  const { field, value, isDisabled, onChange } = props
  const t = useTranslate()
  const [asked, setAsked] = useState<LinkKind>()
  const stored = getLinkKind(value)
  const kind = stored === 'none' ? (asked ?? 'none') : stored
  const options = linkKinds
    // Categories of products are preserved, but cannot be chosen here.
    .filter((id) => id !== 'category' || kind === id)
    .map((id) => ({
      id,
      label: id === 'none' ? (field.unset ?? t('inspector.link.none')) : t(`inspector.link.${id}`),
    }))
  const choose = (next: LinkKind) => {
    setAsked(next)
    if (value !== undefined) onChange(undefined)
  }
  return (
    <>
      <Select {...getLabels(props)} options={options} value={kind} onChange={choose} />
      {(kind === 'url' || kind === 'email' || kind === 'phone') && (
        <AddressLink {...props} kind={kind} key={kind} />
      )}
      {(kind === 'document' || kind === 'product' || kind === 'asset') && (
        <LinkTarget {...props} kind={kind} />
      )}
      {kind === 'document' && isJsonObject(value) && (
        <TextField
          label={t('inspector.link.anchor')}
          help={t('inspector.link.anchor.help')}
          isDisabled={isDisabled}
          maxLength={100}
          value={formatText(findMember(value, 'anchor'))}
          onChange={(anchor) => {
            const { anchor: _, ...target } = value
            onChange(anchor === '' ? target : { ...target, anchor: anchor.replace(/^#/, '') })
          }}
        />
      )}
    </>
  )
}

function AddressLink(props: LinkControlProps & { readonly kind: 'url' | 'email' | 'phone' }) {
  const { kind, value, isDisabled, onChange } = props
  const t = useTranslate()
  const isNew = isJsonObject(value) && value['newWindow'] === true
  const draft = useDraft({
    value,
    format: formatLink,
    parse: (text) => {
      const read = parseLink(kind, text, isNew)
      if (read.value !== undefined || text.trim() === '') return { value: read.value }
      if (kind === 'email')
        return { error: t('inspector.email.format', { email: 'name@example.com' }) }
      if (kind === 'phone') return { error: t('inspector.phone.invalid') }
      if (text.trim().startsWith('/')) return { error: t('inspector.link.page', { val: text }) }
      return {
        error: t('inspector.link.format', { first: 'https://example.com', second: '/about' }),
      }
    },
    onChange,
  })
  return (
    <>
      <TextField
        label={t(`inspector.link.${kind}`)}
        {...draft}
        isDisabled={isDisabled}
        maxLength={2_000}
        {...(kind === 'url' && { help: t('editor.link.help') })}
      />
      {kind === 'url' && isJsonObject(value) && (
        <Switch
          label={t('editor.link.newWindow')}
          isDisabled={isDisabled}
          isSelected={isNew}
          onChange={(isOn) => {
            const { newWindow: _, ...target } = value
            onChange(isOn ? { ...target, newWindow: true } : target)
          }}
        />
      )}
    </>
  )
}
