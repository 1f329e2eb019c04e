import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { fetchPicture } from '../../platform/files/fetch-picture.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { storePicture } from '../../platform/files/store-picture.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readElsewhere } from './read-elsewhere.ts'
import { putFailure, putFound, type Taken, takeWaiting } from './store.ts'

export interface EmbedPorts extends FilePorts {
  readonly fetch: GuardedFetch
}

/** So many servers are asked at once, by this process. */
const AT_ONCE = 4

const PICTURE = { mostBytes: 5_000_000, mostMs: 5_000 }

/**
 * Reads what waits, on all sites, until nothing does. Several processes may do it at once. Nobody waits for
 * it: pages show what was read before, or a link.
 */
export async function readWaiting(
  ports: EmbedPorts,
  complain: (message: string, error: unknown) => void = () => undefined,
): Promise<void> {
  for (;;) {
    const taken = await takeWaiting(ports.db, AT_ONCE)
    if (taken.length === 0) return
    await Promise.all(
      taken.map((one) =>
        readOne(ports, one).catch((error: unknown) =>
          complain('What was read of another server could not be kept', error),
        ),
      ),
    )
  }
}

async function readOne(ports: EmbedPorts, taken: Taken): Promise<void> {
  const { db, fetch } = ports
  try {
    const { image, ...found } = await readElsewhere(fetch, taken)
    await putFound(db, taken, { ...found, assetId: await pictureAt(ports, taken.siteId, image) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await putFailure(db, taken, error)
  }
}

/** Kept as one of the site's own; a card without a picture is a card all the same. */
async function pictureAt(
  { db, files, fetch }: EmbedPorts,
  siteId: string,
  address: string,
): Promise<string | null> {
  if (address === '') return null
  try {
    const picture = await fetchPicture(fetch, address, PICTURE)
    return (await storePicture({ db, files }, siteId, picture)).id
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
