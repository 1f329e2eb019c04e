import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, relative, resolve, sep } from 'node:path'
import type { ProductDraft } from './draft.ts'

/** An image that a file names, before it is stored. */
export type FoundImage =
  | {
      readonly kind: 'file'
      readonly path: string
      readonly filename: string
      readonly digest: string
    }
  /** An image on another server, fetched only with `--fetch-images`. */
  | { readonly kind: 'address' }
  /** An image on another server that is fetched. */
  | { readonly kind: 'fetched' }
  | { readonly kind: 'missing'; readonly reason: string }

/** The maximum size of an image; larger files are not read. */
const MAX_BYTES = 20 * 1024 * 1024

/** Finds the images that products name, by their source. Paths are relative to `folder` and never leave it. */
export async function findImages(
  { folder, isFetching }: { readonly folder: string | undefined; readonly isFetching: boolean },
  drafts: readonly Pick<ProductDraft, 'images'>[],
): Promise<ReadonlyMap<string, FoundImage>> {
  const found = new Map<string, FoundImage>()
  const root = folder === undefined ? undefined : await realpath(folder)
  for (const { source } of drafts.flatMap(({ images }) => images)) {
    if (found.has(source)) continue
    const image = await findImage(root, source)
    found.set(source, image.kind === 'address' && isFetching ? { kind: 'fetched' } : image)
  }
  return found
}

async function findImage(root: string | undefined, source: string): Promise<FoundImage> {
  if (/^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(source)) return { kind: 'address' }
  if (root === undefined) return { kind: 'missing', reason: 'only images with a URL are fetched' }
  try {
    // The real path, so that no link leads out of the folder.
    const path = await realpath(resolve(root, source))
    const inside = relative(root, path)
    if (inside === '..' || inside.startsWith(`..${sep}`) || resolve(inside) === inside) {
      return { kind: 'missing', reason: 'the path leads out of the folder of the product file' }
    }
    const { size } = await stat(path)
    if (size > MAX_BYTES) return { kind: 'missing', reason: 'the file is larger than 20 MB' }
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    return { kind: 'file', path, filename: basename(path), digest }
  } catch {
    return { kind: 'missing', reason: 'file not found in the folder of the product file' }
  }
}
