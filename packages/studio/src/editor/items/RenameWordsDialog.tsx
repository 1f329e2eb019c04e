import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '@vitrine/page'
import { useForm } from 'react-hook-form'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { type ChosenWords, changeWords } from './change-words.ts'

interface Values {
  to: string
}

const FIELDS_BY_CODE = {
  'structure.wordExists': 'to',
  'structure.wordTooLong': 'to',
} as const

/** A dialog that renames a tag or category in all items, or replaces several by one. */
export function RenameWordsDialog(props: {
  readonly chosen: ChosenWords
  readonly onDone: () => void
  readonly onClose: () => void
}) {
  const { chosen, onDone, onClose } = props
  const { kind, names } = chosen
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { to: names[0] ?? '' } })
  const isOne = names.length === 1
  const save = async ({ to }: Values) => {
    await changeWords(t, chosen, to)
    onClose()
    onDone()
  }
  return (
    <Dialog
      title={t(isOne ? `words.rename.${kind}` : `words.merge.${kind}`)}
      isOpen
      onClose={onClose}
    >
      <Form form={form} onSave={save} fieldsByCode={FIELDS_BY_CODE}>
        {!isOne && <p>{t('words.merge.text', { names: names.join(', ') })}</p>}
        <FormField<Values> name="to" label={t('words.name')}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              isRequired
              maxLength={kind === 'tag' ? MAX_TAG_LENGTH : MAX_CATEGORY_LENGTH}
              help={t('words.name.help')}
            />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t(isOne ? 'words.rename' : 'words.merge')} />
      </Form>
    </Dialog>
  )
}
