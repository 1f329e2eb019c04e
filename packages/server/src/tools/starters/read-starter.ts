import { blockRegistry, checkBlock } from '@vitrine/blocks'
import type { Block, Json } from '@vitrine/page'
import {
  type ArchiveIssue,
  ArchiveReader,
  type ArchiveSource,
  checkDocuments,
  type DocumentFile,
  documentSchema,
} from '../archive/index.ts'
import { findReferences } from './references.ts'
import { SHOP_PAGE, STARTER_FILE, type StarterFile, starterSchema } from './starter-file.ts'

/** A valid starter: its description, and its documents in their order. */
export interface Starter extends Omit<StarterFile, 'documents'> {
  readonly documents: readonly DocumentFile[]
}

/** Reads and checks a starter. Returns all errors at once, with their files. */
export async function readStarter(
  source: ArchiveSource,
): Promise<{ readonly starter: Starter } | { readonly errors: readonly ArchiveIssue[] }> {
  const reader = new ArchiveReader(source)
  const paths = new Set((await source.list()).map(({ path }) => path))
  const file = paths.has(STARTER_FILE) ? await reader.read(STARTER_FILE, starterSchema) : undefined
  if (!paths.has(STARTER_FILE)) reader.addError(STARTER_FILE, 'File not found.')
  if (!file) return { errors: reader.errors }
  const { documents: listed, ...description } = file
  for (const path of listed)
    if (!paths.has(path)) reader.addError(path, `File not found: ${STARTER_FILE} lists it.`)
  for (const path of paths)
    if (path.startsWith('documents/') && !path.endsWith('/') && !listed.includes(path))
      reader.addError(path, `This document is not listed in ${STARTER_FILE}.`)
  if (reader.errors.length > 0) return { errors: reader.errors }

  await checkDocuments(reader, listed, { language: file.language, languages: [] })
  if (reader.errors.length > 0) return { errors: reader.errors }
  const documents = await Promise.all(listed.map((path) => reader.readAgain(path, documentSchema)))
  const ids = new Set([SHOP_PAGE, ...documents.map(({ id }) => id)])
  for (const [index, document] of documents.entries())
    for (const message of listIssues(document, ids)) reader.addError(listed[index] ?? '', message)
  return reader.errors.length > 0
    ? { errors: reader.errors }
    : { starter: { ...description, documents } }
}

/** Lists what an archive may have and a starter may not: it begins a site that has nothing else. */
function listIssues(
  { kind, draft, published }: DocumentFile,
  ids: ReadonlySet<string>,
): readonly string[] {
  // The file was parsed as JSON, and its document is valid.
  const blocks = Object.entries((draft['blocks'] ?? {}) as Readonly<Record<string, Block>>)
  const changed = Object.entries(published).filter(([, { body, sameAs }]) => body ?? sameAs)
  return [
    ...(kind === 'site-settings' ? ['kind: a new site has settings of its own.'] : []),
    ...changed.map(([locale]) => `published › ${locale}: a starter publishes its draft.`),
    ...blocks.flatMap(([id, block]) => listBlockIssues(id, block)),
    ...findReferences(draft as Json)
      .filter(({ kind: of, id }) => of !== 'document' || !ids.has(id))
      .map(({ kind: of, id }) =>
        of === 'document'
          ? `draft: “${id}” is no document of this starter. Use “${SHOP_PAGE}” for the shop.`
          : `draft: “${id}” is ${of}, which a new site does not have.`,
      ),
  ]
}

function listBlockIssues(id: string, block: Block): readonly string[] {
  if (!blockRegistry.has(block.type))
    return [`draft: Block "${id}" has the unknown type ${block.type}.`]
  const checked = checkBlock(block)
  return 'issues' in checked ? checked.issues.map(({ message }) => `draft: ${message}`) : []
}
