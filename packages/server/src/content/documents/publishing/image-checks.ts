import {
  type ContentIssue,
  type FileKind,
  getContentName,
  listShownFiles,
  type ShownFile,
} from '@vitrine/blocks'
import { backgroundSourceCodes } from '@vitrine/model'
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

type FileIssue = Pick<OwnIssue, 'code' | 'message'>

function findFileIssue(shown: ShownFile, file: Asset | undefined): FileIssue | undefined {
  const { article, noun, verb } = KINDS[shown.accept]
  const place = describePlace(shown, noun)
  if (!file) {
    const message = `The ${place} was deleted, so visitors do not see it. Choose another one, or remove it.`
    return { code: 'missing-file', message }
  }
  if (canShow(file, shown.accept)) return undefined
  const message = `“${file.filename}”, the ${place}, cannot be ${verb} as ${article} ${noun}. Choose ${article} ${noun}.`
  return { code: 'wrong-file', message }
}

const KINDS = {
  image: { article: 'an', noun: 'image', verb: 'shown' },
  video: { article: 'a', noun: 'video', verb: 'played' },
  audio: { article: 'an', noun: 'audio file', verb: 'played' },
} as const satisfies Record<FileKind, unknown>

/** Returns the place of a file in words, such as “image 3 of 8 of this block”. */
function describePlace({ entry }: ShownFile, noun: string): string {
  return entry ? `${noun} ${entry.number} of ${entry.count} of this block` : `${noun} of this block`
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
  const { article, noun, verb } = KINDS[kind]
  if (!file) {
    const message = `The background ${noun} of this section was deleted. Choose another one, or remove it.`
    return { code: 'missing-file', message }
  }
  if (canShow(file, kind)) return undefined
  const message = `“${file.filename}”, the background of this section, cannot be ${verb} as ${article} ${noun}. Choose ${article} ${noun}, or remove it.`
  return { code: 'wrong-file', message }
}

/** Returns an issue for each image that is served as it was uploaded, and is too large for that. */
export function checkWeight(content: Content, files: Files): readonly OwnIssue[] {
  return listShownFiles(content).flatMap((shown): readonly OwnIssue[] => {
    const file = files.get(shown.assetId)
    if (!file || !isImage(file) || !isHeavy(file)) return []
    const { blockId, field } = shown
    const message = `“${file.filename}” is larger than 2 MB and loads slowly on phones. Use a smaller file.`
    return [{ blockId, code: 'heavy-file', message, field: null, fileField: field, fix: null }]
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
): string {
  const block = content.blocks[blockId]
  const entry = field.split('.')[0] ?? ''
  const references = findAssetReferences(block?.data ?? {})
  const own = field === 'alt' ? references : references.filter(({ path }) => path.includes(entry))
  const file = files.get(own[0]?.id ?? '')?.filename
  const name = getContentName(content, blockId, languages)
  if (file === undefined && name === undefined)
    return 'This image has no alt text. Describe it for visitors who cannot see it.'
  const parts = ['Image', file && `“${file}”`, name && `of “${name}”`]
  const image = parts.filter(Boolean).join(' ')
  return `${image} has no alt text. Describe it for visitors who cannot see it.`
}
