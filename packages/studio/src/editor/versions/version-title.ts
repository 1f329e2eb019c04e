import type { VersionSummary } from '@vitrine/contract'
import type { Translate } from '../../ui/i18n.ts'

type Named = Pick<VersionSummary, 'label' | 'reason' | 'outcome'>

/** Returns the name of a version: its own, or its reason and time. */
export function formatVersionTitle(version: Named, time: string, t: Translate): string {
  const { label } = version
  return label === '' ? t('versions.at', { reason: formatReason(version, t), time }) : label
}

/** Returns the second line of a version: the reason and time of a named one, which the first line lacks, and the person. */
export function formatVersionNote(
  version: Named & Pick<VersionSummary, 'by'>,
  time: string,
  t: Translate,
): string {
  const { label, by } = version
  const parts = label === '' ? [] : [formatReason(version, t), time]
  return [...parts, ...(by ? [by.email] : [])].join(' · ')
}

/** Returns what a version is: why it was saved, or what became of one that was to be published. */
function formatReason({ reason, outcome }: Named, t: Translate): string {
  return outcome === null ? t(`versions.reason.${reason}`) : t(`versions.outcome.${outcome}`)
}
