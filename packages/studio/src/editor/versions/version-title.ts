import type { VersionSummary } from '@vitrine/contract'
import type { Translate } from '../../ui/i18n.ts'

/** Returns the name of a version: its own, or its reason and time. */
export function formatVersionTitle(
  { label, reason }: Pick<VersionSummary, 'label' | 'reason'>,
  time: string,
  t: Translate,
): string {
  return label === '' ? t('versions.at', { reason: t(`versions.reason.${reason}`), time }) : label
}

/** Returns the second line of a version: the reason and time of a named one, which the first line lacks, and the person. */
export function formatVersionNote(
  { label, reason, by }: Pick<VersionSummary, 'label' | 'reason' | 'by'>,
  time: string,
  t: Translate,
): string {
  const parts = label === '' ? [] : [t(`versions.reason.${reason}`), time]
  return [...parts, ...(by ? [by.email] : [])].join(' · ')
}
