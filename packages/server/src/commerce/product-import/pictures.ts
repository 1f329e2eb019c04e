import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, relative, resolve, sep } from 'node:path'
import type { ProductDraft } from './draft.ts'

/** A picture that a file names, before anything of it is stored. */
export type FoundPicture =
  | {
      readonly kind: 'file'
      readonly path: string
      readonly filename: string
      readonly digest: string
    }
  /** On another server. Nothing is fetched behind the owner's back. */
  | { readonly kind: 'address' }
  /** On another server, and asked for there. */
  | { readonly kind: 'fetched' }
  | { readonly kind: 'missing'; readonly reason: string }

/** What `files` takes; larger ones need not be read to be refused. */
const MAX_BYTES = 20 * 1024 * 1024

/** Every picture that products name, by its source. Paths lead from `folder`, never out of it. */
export async function findPictures(
  { folder, isFetching }: { readonly folder: string; readonly isFetching: boolean },
  drafts: readonly ProductDraft[],
): Promise<ReadonlyMap<string, FoundPicture>> {
  const found = new Map<string, FoundPicture>()
  const root = await realpath(folder)
  for (const { source } of drafts.flatMap(({ images }) => images)) {
    if (found.has(source)) continue
    const picture = await findPicture(root, source)
    found.set(source, picture.kind === 'address' && isFetching ? { kind: 'fetched' } : picture)
  }
  return found
}

async function findPicture(root: string, source: string): Promise<FoundPicture> {
  if (/^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(source)) return { kind: 'address' }
  try {
    // The real path, so that no link leads out of the folder either.
    const path = await realpath(resolve(root, source))
    const inside = relative(root, path)
    if (inside === '..' || inside.startsWith(`..${sep}`) || resolve(inside) === inside) {
      return { kind: 'missing', reason: 'it lies outside the folder of the file' }
    }
    const { size } = await stat(path)
    if (size > MAX_BYTES) return { kind: 'missing', reason: 'it is larger than 20 MB' }
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    return { kind: 'file', path, filename: basename(path), digest }
  } catch {
    return { kind: 'missing', reason: 'there is no such file beside the file of products' }
  }
}
