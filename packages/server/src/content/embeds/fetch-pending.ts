import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { fetchImage } from '../../platform/files/fetch-image.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { storeImage } from '../../platform/files/store-image.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { fetchEmbed } from './fetch-embed.ts'
import {
  saveEmbedFailure,
  saveFetchedEmbed,
  type ClaimedEmbed,
  claimPendingEmbeds,
} from './store.ts'

export interface EmbedPorts extends FilePorts {
  readonly fetch: GuardedFetch
}

/** The number of concurrent requests of this process. */
const CONCURRENCY = 4

const IMAGE_LIMITS = { maxBytes: 5_000_000, timeoutMs: 5_000 }

/**
 * Fetches the pending embeds of all sites. Several processes may do so concurrently. Until then pages show
 * what was fetched before, or a link.
 */
export async function fetchPendingEmbeds(
  ports: EmbedPorts,
  reportError: (message: string, error: unknown) => void = () => undefined,
): Promise<void> {
  for (;;) {
    const embeds = await claimPendingEmbeds(ports.db, CONCURRENCY)
    if (embeds.length === 0) return
    await Promise.all(
      embeds.map((embed) =>
        fetchAndSave(ports, embed).catch((error: unknown) =>
          reportError('External content could not be saved', error),
        ),
      ),
    )
  }
}

async function fetchAndSave(ports: EmbedPorts, embed: ClaimedEmbed): Promise<void> {
  const { db, fetch } = ports
  try {
    const { image, ...content } = await fetchEmbed(fetch, embed)
    await saveFetchedEmbed(db, embed, {
      ...content,
      assetId: await saveImage(ports, embed.siteId, image),
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await saveEmbedFailure(db, embed, error)
  }
}

/** Stores the image of an embed as an image of the site; null if that fails, as cards work without it. */
async function saveImage(
  { db, files, fetch }: EmbedPorts,
  siteId: string,
  address: string,
): Promise<string | null> {
  if (address === '') return null
  try {
    const image = await fetchImage(fetch, address, IMAGE_LIMITS)
    return (await storeImage({ db, files }, siteId, image)).id
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
