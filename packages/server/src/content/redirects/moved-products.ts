import { z } from 'zod'
import { getProductUrl, listStoredAddresses } from '../../commerce/catalog/index.ts'
import { formatLocalePath, listLanguages } from '../../identity/multilingual/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { redirectMovedPages } from './moved-pages.ts'

/** The maximum number of products that get a redirect when their store page moves, as for items of a page. */
const MAX_PRODUCTS = 2_000

const productMoved = z.object({
  productId: z.uuid(),
  collectionUrlId: z.string(),
  urlId: z.string(),
})
const collectionMoved = z.object({ collectionId: z.uuid(), collectionUrlId: z.string() })

/** Redirects the former addresses of products, in every language, to their current ones. */
export function redirectJobs(jobs: Jobs): void {
  jobs.onEvent('product.moved', async ({ db, siteId, payload }) => {
    const { productId, collectionUrlId, urlId } = productMoved.parse(payload)
    const [address] = await listStoredAddresses(db, siteId, { productId }, 1)
    if (!address) return
    const to = getProductUrl(address.collectionUrlId, address.urlId)
    await saveMoves(db, siteId, [{ from: getProductUrl(collectionUrlId, urlId), to }])
  })
  jobs.onEvent('collection.moved', async ({ db, siteId, payload }) => {
    const { collectionId, collectionUrlId } = collectionMoved.parse(payload)
    const addresses = await listStoredAddresses(db, siteId, { collectionId }, MAX_PRODUCTS)
    const moves = addresses.map((address) => ({
      from: getProductUrl(collectionUrlId, address.urlId),
      to: getProductUrl(address.collectionUrlId, address.urlId),
    }))
    await saveMoves(db, siteId, moves)
  })
}

interface Move {
  readonly from: string
  readonly to: string
}

async function saveMoves(db: Db, siteId: string, moves: readonly Move[]): Promise<void> {
  const languages = await listLanguages(db, siteId)
  const inEach = languages.flatMap(({ tag }) =>
    moves.map(({ from, to }) => ({
      from: formatLocalePath(languages, tag, from),
      to: formatLocalePath(languages, tag, to),
    })),
  )
  await transact(db, (tx) => redirectMovedPages(tx, siteId, inEach))
}
