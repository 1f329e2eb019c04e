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
import {
  SHOP_PAGE,
  STARTER_FILE,
  type StarterFile,
  type StarterProduct,
  starterProductSchema,
  starterSchema,
} from './starter-file.ts'

/** A valid starter: its description, and its documents and products in their order. */
export interface Starter extends Omit<StarterFile, 'documents' | 'products'> {
  readonly documents: readonly DocumentFile[]
  readonly products: readonly StarterProduct[]
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
  const { documents: listed, products: listedProducts = [], ...description } = file
  for (const path of [...listed, ...listedProducts])
    if (!paths.has(path)) reader.addError(path, `File not found: ${STARTER_FILE} lists it.`)
  for (const path of paths) {
    const kind = /^(document|product)s\/.*[^/]$/.exec(path)?.[1]
    if (kind !== undefined && ![...listed, ...listedProducts].includes(path))
      reader.addError(path, `This ${kind} is not listed in ${STARTER_FILE}.`)
  }
  if (reader.errors.length > 0) return { errors: reader.errors }

  await checkDocuments(reader, listed, { language: file.language, languages: [] })
  const products = await readProducts(reader, listedProducts)
  if (reader.errors.length > 0) return { errors: reader.errors }
  const documents = await Promise.all(listed.map((path) => reader.readAgain(path, documentSchema)))
  const known: KnownIds = {
    document: new Set([SHOP_PAGE, ...documents.map(({ id }) => id)]),
    'a product': new Set(products.map(({ id }) => id)),
  }
  for (const [index, document] of documents.entries())
    for (const message of listIssues(document, known)) reader.addError(listed[index] ?? '', message)
  return reader.errors.length > 0
    ? { errors: reader.errors }
    : { starter: { ...description, documents, products } }
}

/** Reads the products and reports ids and addresses that two of them have. */
async function readProducts(
  reader: ArchiveReader,
  listed: readonly string[],
): Promise<readonly StarterProduct[]> {
  const products: StarterProduct[] = []
  const keys = new Set<string>()
  for (const path of listed) {
    const product = await reader.read(path, starterProductSchema)
    if (!product) continue
    products.push(product)
    const { id, urlId, variants } = product
    for (const key of [
      `id ${id}`,
      `address “${urlId}”`,
      ...variants.map((one) => `id ${one.id}`),
    ]) {
      if (keys.has(key)) reader.addError(path, `Duplicate ${key}.`)
      keys.add(key)
    }
  }
  return products
}

/** The ids that a starter may name, by what has them. */
type KnownIds = Readonly<Record<'document' | 'a product', ReadonlySet<string>>>

/** Lists what an archive may have and a starter may not: it begins a site that has nothing else. */
function listIssues({ kind, draft, published }: DocumentFile, known: KnownIds): readonly string[] {
  // The file was parsed as JSON, and its document is valid.
  const blocks = Object.entries((draft['blocks'] ?? {}) as Readonly<Record<string, Block>>)
  const changed = Object.entries(published).filter(([, { body, sameAs }]) => body ?? sameAs)
  return [
    ...(kind === 'site-settings' ? ['kind: a new site has settings of its own.'] : []),
    ...changed.map(([locale]) => `published › ${locale}: a starter publishes its draft.`),
    ...blocks.flatMap(([id, block]) => listBlockIssues(id, block)),
    ...findReferences(draft as Json)
      .filter(
        ({ kind: of, id }) => !((of === 'document' || of === 'a product') && known[of].has(id)),
      )
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
