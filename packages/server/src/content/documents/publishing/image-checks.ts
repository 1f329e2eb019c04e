import { getContentName, type ContentIssue, type PlacedIssue } from '@vitrine/blocks'
import { type Block, type Content, findAssetReferences, type Section } from '@vitrine/page'
import type { Asset, ImageAsset } from '../../../platform/files/store.ts'
import type { OwnIssue } from './draft-issue.ts'

/** The size from which an image that is served as it was uploaded is too heavy for phones, in bytes. */
const MAX_SERVED_BYTES = 2_000_000

/** The files that content names. */
type Files = ReadonlyMap<string, Asset>

/** Returns the blocks and backgrounds that name a file which was deleted. Content of starters is listed on its own. */
export function checkMissingFiles({ sections, blocks }: Content, files: Files) {
  const isMissing = ({ id }: { readonly id: string }) => !files.has(id)
  const found = { code: 'missing-file', field: null, fix: null } as const
  return [
    ...Object.values(blocks).flatMap((block: Block): readonly OwnIssue[] =>
      !block.placeholder && findAssetReferences(block.data).some(isMissing)
        ? [{ ...found, blockId: block.id, message: MISSING_FILE }]
        : [],
    ),
    ...sections.flatMap(({ id, background }: Section): readonly OwnIssue[] =>
      background?.assetId !== undefined && !files.has(background.assetId)
        ? [{ ...found, blockId: null, sectionId: id, message: MISSING_BACKGROUND }]
        : [],
    ),
  ]
}

const MISSING_FILE =
  'The file of this block was deleted, so visitors do not see it. Choose another one, or delete the block.'
const MISSING_BACKGROUND =
  'The background image of this section was deleted. Choose another one, or remove it.'

/** Returns the blocks with an image that is served as it was uploaded, and is too large for that. */
export function checkWeight(
  { blocks }: Content,
  images: ReadonlyMap<string, ImageAsset>,
): readonly PlacedIssue[] {
  const isHeavy = (id: string) => {
    const image = images.get(id)
    const isServedAsIs = image?.isMoving || image?.contentType === 'image/svg+xml'
    return isServedAsIs && image.byteSize > MAX_SERVED_BYTES
  }
  return Object.values(blocks).flatMap((block): readonly PlacedIssue[] =>
    findAssetReferences(block.data).some(({ id }) => isHeavy(id))
      ? [{ blockId: block.id, code: 'heavy-file', field: null, fix: null }]
      : [],
  )
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
