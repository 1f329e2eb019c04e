import {
  BYTES_PER_MB,
  type FormFileKind,
  type FormFileRule,
  MAX_FORM_FILES,
  type TranslateMessage,
} from '@vitrine/model'
import type { View } from '../../definition/view.ts'
import type { FileField } from './fields.ts'

/** Returns the rule of a field that takes files. */
export function getFileRule({ accepts, multiple, maxMegabytes }: FileField): FormFileRule {
  const maxFiles = multiple ? MAX_FORM_FILES : 1
  return { accepts, maxFiles, maxBytes: maxMegabytes * BYTES_PER_MB }
}

/** The files that browsers offer to choose from; the server decides by the content. Empty for all. */
const CHOICES: Readonly<Record<FormFileKind, string>> = {
  any: '',
  images: 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic',
  documents: '.pdf,.epub,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.csv,.md',
  pdf: 'application/pdf,.pdf',
}

/** Returns what the input of a file field shows: its limits, and the same in words. */
export function createFileView(field: FileField, translate: TranslateMessage): View {
  const { accepts, maxFiles, maxBytes } = getFileRule(field)
  const limit = translate('formFiles.limit', {
    count: maxFiles,
    maxSize: `${maxBytes / BYTES_PER_MB} MB`,
  })
  return {
    choice: CHOICES[accepts],
    isMultiple: maxFiles > 1,
    maxFiles: String(maxFiles),
    maxBytes: String(maxBytes),
    hint: accepts === 'any' ? limit : `${translate(`formFiles.${accepts}`)} ${limit}`,
  }
}
