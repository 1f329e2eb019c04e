import type { FieldDefinition } from '@vitrine/blocks'
import {
  checkAllFormFiles,
  checkFormFiles,
  type FormFileRule,
  type FormFileMessage,
  type FormValues,
  MAX_FORM_FILES_BYTES,
  message,
} from '@vitrine/model'
import { fileTypes } from '../../platform/files/file-type.ts'
import type { FileStore, StoredFile } from '../../platform/files/file-store.ts'
import { sanitizeFilename } from '../../platform/files/filename.ts'
import { readExactType } from '../../platform/files/prepare-asset.ts'
import type { FileLimits } from './file-limits.ts'
import type { ReceivedFile, ReceiveRules } from '../../platform/http/uploads/receive-files.ts'

/** A file of a submission that may be stored. */
export interface SentFile {
  readonly fieldId: string
  readonly filename: string
  /** The type, detected by content. */
  readonly contentType: string
  /** The key of its bytes. */
  readonly key: string
  readonly file: StoredFile
}

/** The files of a submission, and an error for each field whose files break its rules. */
export interface SentFiles {
  readonly files: readonly SentFile[]
  readonly errors: Readonly<Record<string, FormFileMessage>>
}

/** The files of a submission that cannot have any. */
export const NO_FILES: SentFiles = { files: [], errors: {} }

type FileField = FieldDefinition & { readonly files: FormFileRule }

/** Returns the rules by which the files of a form are received. */
export function getReceiveRules(
  { draftsFolder }: Pick<FileStore, 'draftsFolder'>,
  fields: readonly FieldDefinition[],
  { assertBytes }: FileLimits,
): ReceiveRules {
  const limits = new Map(listFileFields(fields).map(({ id, files }) => [id, files.maxBytes]))
  return {
    folder: draftsFolder,
    maxBytes: MAX_FORM_FILES_BYTES,
    getMaxFileBytes: (field) => limits.get(field) ?? 0,
    assertBytes,
  }
}

/** Checks the files that have arrived; those of unknown fields are dropped. */
export async function checkReceivedFiles(
  fields: readonly FieldDefinition[],
  received: readonly ReceivedFile[],
): Promise<SentFiles> {
  const files: SentFile[] = []
  const errors: Record<string, FormFileMessage> = {}
  const fileFields = listFileFields(fields)
  const known = received.filter(({ field }) => fileFields.some(({ id }) => id === field))
  const tooLarge = checkAllFormFiles(known.map(({ size }) => size))
  for (const { id, files: rule } of fileFields) {
    const own = known.filter(({ field }) => field === id)
    const sizes = own.map(({ size }) => size)
    const error = checkFormFiles(rule, sizes) ?? (own.length > 0 ? tooLarge : undefined)
    const sent = error ?? (await readFiles(id, rule, own))
    if (Array.isArray(sent)) files.push(...sent)
    else errors[id] = sent
  }
  return { files, errors }
}

/** Returns the values of a form in which the files stand by their names. */
export function addFileNames(
  fields: readonly FieldDefinition[],
  values: FormValues,
  { files }: SentFiles,
): FormValues {
  const names = listFileFields(fields).map(({ id }) => {
    const own = files.filter(({ fieldId }) => fieldId === id)
    return [id, own.map(({ filename }) => filename)] as const
  })
  return { ...values, ...Object.fromEntries(names) }
}

function listFileFields(fields: readonly FieldDefinition[]): readonly FileField[] {
  return fields.filter((field): field is FileField => field.files !== undefined)
}

/** Detects the types of the files of a field; returns the error if it does not take one of them. */
async function readFiles(
  fieldId: string,
  rule: FormFileRule,
  received: readonly ReceivedFile[],
): Promise<SentFile[] | FormFileMessage> {
  const files: SentFile[] = []
  for (const { filename, content } of received) {
    if (!content) return message('formFiles.tooLarge')
    const contentType = await readExactType(content)
    if (!isAccepted(rule, contentType)) return message('formFiles.wrongKind')
    const name = nameByType(filename, contentType)
    files.push({ fieldId, filename: name, contentType, key: content.key, file: content })
  }
  return files
}

const HEIC = 'image/heic'

/** Returns whether a field takes files of a type. Markup, scripts and programs are of no accepted type. */
function isAccepted({ accepts }: FormFileRule, type: string): boolean {
  const isSafe = type === HEIC || (Object.hasOwn(fileTypes, type) && !UNSAFE.includes(type))
  switch (accepts) {
    case 'images':
      return isSafe && type.startsWith('image/')
    case 'pdf':
      return type === 'application/pdf'
    case 'documents':
      return isSafe && DOCUMENT.test(type)
    default:
      return isSafe
  }
}

/** The types that could be anything, and that browsers run. */
const UNSAFE: readonly string[] = ['application/octet-stream', 'image/svg+xml']

const DOCUMENT =
  /^(?:application\/(?:pdf|epub\+zip|vnd\.openxmlformats-.+|vnd\.oasis\..+)|text\/plain)$/

/** Other extensions that files of a type may have. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpeg'],
  [HEIC]: ['heic', 'heif'],
  'audio/mp4': ['mp4'],
  'text/plain': ['csv', 'tsv', 'md'],
}

/** Returns the name of a file with an extension of its type: a script that is plain text ends in `.txt`. */
function nameByType(given: string, type: string): string {
  const extension = fileTypes[type] ?? 'heic'
  const own = /\.([^.]+)$/.exec(given.trim())?.[1]?.toLowerCase() ?? ''
  const isFit = own === extension || EXTENSIONS[type]?.includes(own) === true
  return sanitizeFilename(isFit ? given : `${given.trim() || 'file'}.${extension}`)
}
