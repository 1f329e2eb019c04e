import type { CampaignBlock, CampaignContent, CampaignIssue } from '@vitrine/contract'
import { formatMoney, getTranslate } from '@vitrine/model'
import { getProductUrl } from '../../commerce/catalog/index.ts'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { type Asset, isImage, loadAssetsByIds } from '../../platform/files/store.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { EmailPart } from '../../platform/mail/index.ts'
import { composeText } from './compose-text.ts'
import { campaignErrors } from './errors.ts'
import { findOfferedProducts, type OfferedProduct } from './product-store.ts'

/** A campaign as an email, and what keeps it from being sent. */
export interface ComposedCampaign {
  readonly parts: readonly EmailPart[]
  readonly issues: readonly CampaignIssue[]
}

/** The files and products that the blocks of a campaign name. */
interface Named {
  readonly assets: ReadonlyMap<string, Asset>
  readonly products: ReadonlyMap<string, OfferedProduct>
}

type Facts = Named & { readonly site: Pick<Site, 'language' | 'store'> }
type IssueCode = CampaignIssue['code']

const NO_PRODUCT = 'This product does not exist. Choose another one.'

/** Throws `campaigns.unknownFiles` with every block that names a file or product which is not of the site. */
export async function assertNamed(
  db: Db,
  siteId: string,
  { blocks, audience: { productId } }: CampaignContent,
): Promise<void> {
  const { assets, products } = await loadNamed(db, siteId, blocks, productId)
  const errors = blocks.flatMap((block, index): [string, string][] => {
    if (block.type === 'image' && block.fileId !== null && !assets.has(block.fileId))
      return [[`blocks.${index}.fileId`, 'This file does not exist. Choose an image of the site.']]
    if (block.type === 'product' && block.productId !== null && !products.has(block.productId))
      return [[`blocks.${index}.productId`, NO_PRODUCT]]
    return []
  })
  if (productId !== null && !products.has(productId))
    errors.push(['audience.productId', NO_PRODUCT])
  if (errors.length > 0) throw campaignErrors.unknownFiles({ errors: Object.fromEntries(errors) })
}

/** Composes the email of a campaign. A block that cannot be shown is skipped and has an issue. */
export async function composeCampaign(
  db: Db,
  site: Pick<Site, 'id' | 'language' | 'store'>,
  { subject, previewText, blocks }: CampaignContent,
): Promise<ComposedCampaign> {
  const facts = { ...(await loadNamed(db, site.id, blocks)), site }
  const composed = blocks.map((block) => ({ id: block.id, ...composeBlock(block, facts) }))
  const shown = composed.flatMap(({ parts }) => parts)
  return {
    parts: [...(previewText.trim() === '' ? [] : [{ preview: previewText.trim() }]), ...shown],
    issues: [
      ...(subject.trim() === '' ? [{ code: 'noSubject', blockId: null } as const] : []),
      ...(blocks.length === 0 ? [{ code: 'noContent', blockId: null } as const] : []),
      ...composed.flatMap(({ id, codes }) => codes.map((code) => ({ code, blockId: id }))),
    ],
  }
}

async function loadNamed(
  db: Db,
  siteId: string,
  blocks: readonly CampaignBlock[],
  productId: string | null = null,
): Promise<Named> {
  const fileIds = blocks.flatMap((block) => (block.type === 'image' ? (block.fileId ?? []) : []))
  const products = await findOfferedProducts(db, siteId, [
    ...blocks.flatMap((block) => (block.type === 'product' ? (block.productId ?? []) : [])),
    ...(productId === null ? [] : [productId]),
  ])
  const productFiles = [...products.values()].flatMap(({ assetId }) => assetId ?? [])
  const assets = await loadAssetsByIds(db, siteId, [...fileIds, ...productFiles])
  return { assets, products }
}

interface ComposedBlock {
  readonly parts: readonly EmailPart[]
  readonly codes: readonly IssueCode[]
}

function composeBlock(block: CampaignBlock, facts: Facts): ComposedBlock {
  switch (block.type) {
    case 'heading':
      return block.text.trim() === ''
        ? { parts: [], codes: ['noText'] }
        : { parts: [{ heading: block.text.trim() }], codes: [] }
    case 'text':
      return composeText(block.text)
    case 'image':
      return composeImage(block, facts)
    case 'button':
      return composeButton(block)
    case 'product':
      return composeOffer(block.productId, facts)
    case 'divider':
      return { parts: [{ divider: true }], codes: [] }
  }
}

function composeButton({ label, url }: { readonly label: string; readonly url: string }) {
  const codes: IssueCode[] = [
    ...(label.trim() === '' ? (['noText'] as const) : []),
    ...(url === '' ? (['noLink'] as const) : []),
  ]
  const parts = codes.length > 0 ? [] : [{ button: { label: label.trim(), link: url } }]
  return { parts, codes }
}

function composeImage(
  { fileId, alt, url }: Extract<CampaignBlock, { type: 'image' }>,
  { assets }: Facts,
): ComposedBlock {
  const asset = assets.get(fileId ?? '')
  if (!asset) return { parts: [], codes: ['noImage'] }
  const image = toImage(asset, alt.trim())
  if (!image) return { parts: [], codes: ['imageFormat'] }
  return {
    parts: [{ image: { ...image, ...(url !== '' && { link: url }) } }],
    codes: alt.trim() === '' ? ['noAlt'] : [],
  }
}

/** Returns an image as an email shows it; undefined for a file that email programs do not show. */
function toImage(asset: Asset, alt: string) {
  if (!isImage(asset) || asset.contentType === 'image/svg+xml') return undefined
  const { width, height } = asset
  return { path: formatAssetUrl(asset), alt, width, height }
}

function composeOffer(productId: string | null, { products, assets, site }: Facts): ComposedBlock {
  const product = products.get(productId ?? '')
  if (!product) return { parts: [], codes: ['noProduct'] }
  if (!product.isShown) return { parts: [], codes: ['hiddenProduct'] }
  const asset = assets.get(product.assetId ?? '')
  const image = asset && toImage(asset, product.title)
  return {
    parts: [
      {
        offer: {
          title: product.title,
          price: formatPrice(product, site),
          link: getProductUrl(product.collectionUrlId, product.urlId),
          ...(image && { image }),
        },
      },
    ],
    codes: [],
  }
}

function formatPrice(
  { lowestMinor, highestMinor }: OfferedProduct,
  { language, store: { currency } }: Pick<Site, 'language' | 'store'>,
): string {
  if (lowestMinor === null) return ''
  const price = formatMoney({ minor: BigInt(lowestMinor), currency }, language)
  return lowestMinor === highestMinor
    ? price
    : getTranslate(language)('productPriceFromText', { fromPrice: price })
}
