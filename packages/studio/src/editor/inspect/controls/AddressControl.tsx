import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { formatText, parseAddress } from '../values/parse-text.ts'
import { type ControlProps, getLabels } from './control.ts'
import { useDraft } from './use-draft.ts'

/** The address of a page. A required one stays as it was while the field is empty. */
export function AddressControl(props: ControlProps<'address'>) {
  const { field, value, onChange } = props
  const t = useTranslate()
  const draft = useDraft({
    value,
    format: formatText,
    parse: (text) => {
      const read = parseAddress(text, field.accept)
      if (read && (read.value !== undefined || field.isOptional)) return read
      return {
        error: t('inspector.link.format', {
          first: 'https://example.com',
          second: field.accept === 'web' ? 'example.com/page' : '/about',
        }),
      }
    },
    onChange,
  })
  return <TextField {...getLabels(props)} {...draft} type="url" maxLength={2_000} />
}
