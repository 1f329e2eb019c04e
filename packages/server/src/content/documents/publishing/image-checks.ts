import {
  type ContentIssue,
  type FileKind,
  getContentName,
  listShownFiles,
  type ShownFile,
} from '@vitrine/blocks'
import { backgroundSourceCodes, type CheckText } from '@vitrine/model'
import { type Content, findAssetReferences, type Section } from '@vitrine/page'
import { type Asset, isImage } from '../../../platform/files/store.ts'
import type { OwnIssue } from './draft-issue.ts'

/** The size from which an image that is served as it was uploaded is too heavy for phones, in bytes. */
const MAX_SERVED_BYTES = 2_000_000

/** The files that content names. */
type Files = ReadonlyMap<string, Asset>

/** Returns an issue for each file of a block, and each background, that was deleted or is of the wrong kind. */
export function checkFiles(content: Content, files: Files): readonly OwnIssue[] {
  return [
    ...listShownFiles(content).flatMap((shown): readonly OwnIssue[] => {
      const issue = findFileIssue(shown, files.get(shown.assetId))
      const { blockId, field } = shown
      return issue ? [{ ...issue, blockId, field: null, fileField: field, fix: null }] : []
    }),
    ...content.sections.flatMap((section) => checkBackground(section, files)),
  ]
}

type FileIssue = Pick<OwnIssue, 'code' | 'text'>

function findFileIssue(
  { accept, entry }: ShownFile,
  file: Asset | undefined,
): FileIssue | undefined {
  const id = entry ? (`${accept}.entry` as const) : accept
  if (!file)
    return { code: 'missing-file', text: { id: `missing-file.${id}`, params: { ...entry } } }
  if (canShow(file, accept)) return undefined
  const params = { file: file.filename, ...entry }
  return { code: 'wrong-file', text: { id: `wrong-file.${id}`, params } }
}

function canShow(file: Asset, kind: FileKind): boolean {
  if (kind === 'image') return isImage(file)
  const [type] = file.contentType.split('/')
  // A video has sound, too.
  return type === kind || (kind === 'audio' && type === 'video')
}

function checkBackground({ id, background, hidden }: Section, files: Files): readonly OwnIssue[] {
  if (!background || (hidden?.desktop && hidden.mobile)) return []
  const { source, assetId, stillId } = background
  const isFilm = source === backgroundSourceCodes.video
  if (!isFilm && source !== backgroundSourceCodes.upload) return []
  const shown = [
    { fileId: assetId, kind: isFilm ? 'video' : 'image' },
    { fileId: isFilm ? stillId : undefined, kind: 'image' },
  ] as const
  const found = { blockId: null, sectionId: id, field: null, fix: null } as const
  return shown.flatMap(({ fileId, kind }) => {
    const issue = fileId === undefined ? undefined : findBackgroundIssue(files.get(fileId), kind)
    return issue ? [{ ...found, ...issue }] : []
  })
}

function findBackgroundIssue(
  file: Asset | undefined,
  kind: 'image' | 'video',
): FileIssue | undefined {
  if (!file)
    return { code: 'missing-file', text: { id: `missing-file.${kind}.background`, params: {} } }
  if (canShow(file, kind)) return undefined
  const params = { file: file.filename }
  return { code: 'wrong-file', text: { id: `wrong-file.${kind}.background`, params } }
}

/** Returns an issue for each image that is served as it was uploaded, and is too large for that. */
export function checkWeight(content: Content, files: Files): readonly OwnIssue[] {
  return listShownFiles(content).flatMap((shown): readonly OwnIssue[] => {
    const file = files.get(shown.assetId)
    if (!file || !isImage(file) || !isHeavy(file)) return []
    const { blockId, field } = shown
    const text = { id: 'heavy-file', params: { file: file.filename } } as const
    return [{ blockId, code: 'heavy-file', text, field: null, fileField: field, fix: null }]
  })
}

function isHeavy({ isMoving, contentType, byteSize }: Asset): boolean {
  return (isMoving || contentType === 'image/svg+xml') && byteSize > MAX_SERVED_BYTES
}

interface NamedContent {
  readonly content: Content
  readonly files: Files
  readonly locale: string
  readonly fallbackLocale: string
}

/** Returns what an image without alternative text is called: by its file, and by the first words beside it. */
export function describeMissingAlt(
  { blockId, field }: Pick<ContentIssue, 'blockId' | 'field'>,
  { content, files, ...languages }: NamedContent,
): CheckText {
  const block = content.blocks[blockId]
  const entry = field.split('.')[0] ?? ''
  const references = findAssetReferences(block?.data ?? {})
  const own = field === 'alt' ? references : references.filter(({ path }) => path.includes(entry))
  const file = files.get(own[0]?.id ?? '')?.filename
  const name = getContentName(content, blockId, languages)
  const id = file === undefined ? 'name' : name === undefined ? 'file' : 'file-name'
  if (file === undefined && name === undefined) return { id: 'missing-alt', params: {} }
  return {
    id: `missing-alt.${id}`,
    params: { ...(file !== undefined && { file }), ...(name !== undefined && { name }) },
  }
}
