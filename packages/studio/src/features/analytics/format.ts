import { getCountryName, type SpeedMetric, type VisitDimension } from '@vitrine/model'
import { formatNumber, useLocale } from '@vitrine/react-kit'
import { useTranslate } from '../../ui/i18n.ts'

/** Returns functions that format the figures of reports. */
export function useReportFormat() {
  const t = useTranslate()
  const { formatting } = useLocale()
  const count = (value: number) => formatNumber(value, formatting)
  const percent = (part: number, whole: number) =>
    formatNumber(whole === 0 ? 0 : part / whole, formatting, {
      style: 'percent',
      maximumFractionDigits: 1,
    })
  const ratio = (part: number, whole: number) =>
    formatNumber(whole === 0 ? 0 : part / whole, formatting, { maximumFractionDigits: 1 })
  const duration = (seconds: number) => {
    const all = Math.round(seconds)
    return t('analytics.duration', { minutes: Math.floor(all / 60), seconds: all % 60 })
  }
  const speed = (metric: SpeedMetric, value: number) =>
    metric === 'cls'
      ? formatNumber(value, formatting, { maximumFractionDigits: 3 })
      : t('analytics.ms', { value: count(Math.round(value)) })
  return { count, percent, ratio, duration, speed }
}

/** Returns a function that names a value of a dimension. */
export function useValueName(): (by: VisitDimension, value: string) => string {
  const t = useTranslate()
  const { formatting } = useLocale()
  return (by, value) => {
    if (value === '(other)') return t('analytics.other')
    if (value === '' || value === '(none)' || value === '(unknown)') return t('analytics.unknown')
    if (by === 'country') return getCountryName(value, formatting)
    if (by === 'language') return getLanguageName(value, formatting)
    const id = NAMES.find(([dimension, name]) => dimension === by && name === value)?.[2]
    if (id !== undefined) return t(id)
    return value
  }
}

const NAMES = [
  ['channel', 'direct', 'analytics.channel.direct'],
  ['channel', 'search', 'analytics.channel.search'],
  ['channel', 'social', 'analytics.channel.social'],
  ['channel', 'email', 'analytics.channel.email'],
  ['channel', 'referral', 'analytics.channel.referral'],
  ['channel', 'paid', 'analytics.channel.paid'],
  ['device', 'desktop', 'analytics.device.desktop'],
  ['device', 'phone', 'analytics.device.phone'],
  ['device', 'tablet', 'analytics.device.tablet'],
] as const

function getLanguageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
