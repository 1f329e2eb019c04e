import type { LibraryFile } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { ApiError, callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormError } from '../../ui/forms/form-error.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { updateUploaded } from '../../ui/files/uploads.ts'
import { translate } from '../../ui/translate.ts'
import { FocalPoint, type Point } from './FocalPoint.tsx'

interface Values {
  readonly filename: string
  readonly altText: string
  readonly isDecorative: boolean
  readonly focal: Point
}

/** The name of a file, and what an image shows. */
export function FileForm({ file }: { readonly file: LibraryFile }) {
  const t = useTranslate()
  const { image } = file
  const form = useForm<Values>({ defaultValues: toValues(file) })
  const save = async ({ filename, altText, isDecorative, focal }: Values) => {
    const mediaFocalPoint = { x: focal.x / 100, y: focal.y / 100 }
    try {
      const described = await callApi('describeFile', {
        params: { id: file.id },
        body: { filename, ...(image && { altText, isDecorative, mediaFocalPoint }) },
      })
      updateUploaded(described)
    } catch (error) {
      throw filename === file.filename ? error : toRenameError(error)
    }
    for (const name of ['listFiles', 'readFile'])
      await queryClient.invalidateQueries({ queryKey: [name] })
    showToast(t('files.saved'))
  }
  return (
    <Form form={form} onSave={save} fieldsByCode={{ 'files.filenameMissing': 'filename' }}>
      {image && (
        <>
          <FormField<Values, 'focal'> name="focal" label={t('files.focalHelp')}>
            {({ value, onChange }) => (
              <FocalPoint url={file.url} value={value} onChange={onChange} />
            )}
          </FormField>
          <FormField<Values, 'altText'> name="altText" label={t('files.altText')}>
            {(field) => <TextArea {...field} rows={2} help={t('files.altTextHelp')} />}
          </FormField>
          <FormField<Values, 'isDecorative'> name="isDecorative" label={t('files.decorative')}>
            {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
          </FormField>
        </>
      )}
      <FormField<Values, 'filename'> name="filename" label={t('files.filename')}>
        {(field) => <TextField {...field} />}
      </FormField>
      <Button primary type="submit">
        {t('studio.save')}
      </Button>
    </Form>
  )
}

/** Adds that the name was not changed to an error that does not name the field itself. */
function toRenameError(error: unknown): unknown {
  const problem = error instanceof ApiError ? error.problem : undefined
  if (problem?.errors || problem?.code === 'files.filenameMissing') return error
  const reason = error instanceof Error ? [error.message] : []
  return new FormError([translate('fileMessages.renameFailed'), ...reason])
}

function toValues({ filename, image }: LibraryFile): Values {
  const { altText = '', isDecorative = false, mediaFocalPoint = { x: 0.5, y: 0.5 } } = image ?? {}
  const focal = { x: Math.round(mediaFocalPoint.x * 100), y: Math.round(mediaFocalPoint.y * 100) }
  return { filename, altText, isDecorative, focal }
}
