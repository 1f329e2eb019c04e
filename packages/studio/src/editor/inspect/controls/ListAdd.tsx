import { useQuery } from '@tanstack/react-query'
import type { JsonObject } from '@vitrine/page'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { LabeledField } from '../../block-fields.ts'
import { routeQuery } from '../../../api/route-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { useFocusInView } from '../../../ui/use-focus-in-view.ts'
import { FilePicker } from '../../lazy-parts.tsx'
import { toAssetValue } from '../values/assets.ts'
import type { Entry, ListField } from '../values/field-place.ts'
import { createEntry } from '../values/list-entries.ts'
import { parseAddress } from '../values/parse-text.ts'
import { getSiteDay } from '../values/site-day.ts'
import styles from './ListControl.module.css'

interface ListAddProps {
  readonly field: ListField
  readonly entries: readonly Entry[]
  readonly onAdd: (added: readonly Entry[]) => void
}

/** The button that adds an entry. It first asks for what an entry cannot be without: its kind, image or address. */
export function ListAdd({ field, entries, onAdd }: ListAddProps) {
  const t = useTranslate()
  const { data: site } = useQuery(routeQuery('readSiteSettings'))
  const add = (values: JsonObject) =>
    onAdd([createEntry(field, values, { siblings: entries, today: getSiteDay(site?.timeZone) })])
  const label = t('inspector.list.add', { item: field.item.toLowerCase() })
  const disabledReason =
    entries.length >= field.max ? t('inspector.list.full', { count: field.max }) : undefined
  const [first] = field.fields
  const kind = field.fields.find((each) => each.ui === 'kind')
  const address = field.fields.find((each) => each.ui === 'address' && !each.isOptional)
  const button = (
    <Button small disabledReason={disabledReason} {...(!kind && { onPress: () => add({}) })}>
      <Plus aria-hidden="true" />
      {label}
    </Button>
  )
  if (disabledReason !== undefined) return button
  if (kind?.ui === 'kind')
    return (
      <Menu
        label={label}
        trigger={button}
        groups={[
          {
            items: kind.options.map((option) => ({
              id: String(option.value),
              label: option.label,
              onAction: () => add({ [kind.key]: option.value }),
            })),
          },
        ]}
      />
    )
  if (first?.ui === 'asset') return <FileAdd field={first} label={label} onAdd={add} />
  if (address?.ui === 'address') return <AddressAdd field={address} label={label} onAdd={add} />
  return button
}

interface AskedProps<U extends LabeledField['ui']> {
  readonly field: Extract<LabeledField, { readonly ui: U }>
  readonly label: string
  readonly onAdd: (values: JsonObject) => void
}

function FileAdd({ field, label, onAdd }: AskedProps<'asset'>) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The focus returns to the button while the fields of the new entry open above it.
  useFocusInView(button)
  return (
    <>
      <Button small ref={button} onPress={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {label}
      </Button>
      {isOpen && (
        <FilePicker
          kind={field.accept}
          onClose={() => setOpen(false)}
          onChoose={({ id }) => onAdd({ [field.key]: toAssetValue(field, id) })}
        />
      )}
    </>
  )
}

function AddressAdd({ field, label, onAdd }: AskedProps<'address'>) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const url = parseAddress(text, field.accept)?.value
  const isInvalid = isAsked && url === undefined
  return (
    <form
      className={styles['address']}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(url === undefined)
        if (url === undefined) return
        onAdd({ [field.key]: url })
        setText('')
      }}
    >
      <TextField
        label={t('inspector.list.newAddress')}
        value={text}
        maxLength={2_000}
        onChange={setText}
        {...(isInvalid && {
          error: t('inspector.link.format', { first: 'https://example.com', second: '/about' }),
        })}
      />
      <Button type="submit">{label}</Button>
    </form>
  )
}
