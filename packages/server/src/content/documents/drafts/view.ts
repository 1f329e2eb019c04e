import type * as contract from '@vitrine/contract'
import type { DocumentLanguage } from '../document-languages-store.ts'
import type { ListedRow } from '../document-store.ts'
import { type EmailsById, getLocalizedText, toAuthorView } from '../view.ts'
import type { ChangeRow } from './change-store.ts'

export function toSummaryView(
  row: ListedRow,
  locale: string,
  languages: readonly DocumentLanguage[],
): contract.DocumentSummary {
  const { titles, slugs, publishedAt, updatedAt, deletedAt, ...rest } = row
  return {
    ...rest,
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
