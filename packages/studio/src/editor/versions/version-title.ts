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
