import type * as contract from '@vitrine/contract'
import type { DocumentLanguage } from '../document-languages-store.ts'
import { formatAssetUrl } from '../../../platform/files/asset-url.ts'
import type { ImageAsset } from '../../../platform/files/store.ts'
import type { ListedRow } from '../document-list-store.ts'
import { type EmailsById, getLocalizedText, toAuthorView } from '../view.ts'
import type { ChangeRow } from './change-store.ts'

export function toSummaryView(
  row: ListedRow,
  locale: string,
  {
    languages,
    image,
  }: {
    readonly languages: readonly DocumentLanguage[]
    /** The image of an item; undefined for other kinds and without one. */
    readonly image: ImageAsset | undefined
  },
): contract.DocumentSummary {
  const { titles, slugs, publishedAt, updatedAt, deletedAt, sortKey: _, ...rest } = row
  return {
    ...rest,
    imageUrl: image ? formatAssetUrl(image) : null,
    title: getLocalizedText(titles, locale),
    slug: getLocalizedText(slugs, locale),
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    languages: [...languages],
  }
}

export function toChangeView(
  { madeAt, memberId, ...row }: ChangeRow,
  emails: EmailsById,
): contract.ChangeSummary {
  return { ...row, madeAt: madeAt.toISOString(), by: toAuthorView(memberId, emails) }
}
