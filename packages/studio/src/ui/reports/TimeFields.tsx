import { isSalesRange, MAX_SALES_DAYS } from '@vitrine/model'
import { DateField } from '../fields/DateField.tsx'
import { Select } from '../fields/Select.tsx'
import { useTranslate } from '../i18n.ts'
import { type ReportTime, times } from './use-report-time.ts'

/** The controls for the time of a report. */
export function TimeFields({ value: { time, range, change } }: { readonly value: ReportTime }) {
  const t = useTranslate()
  const { from, to } = range
  return (
    <>
      <Select
        label={t('report.time')}
        hidesLabel
        value={time}
        onChange={(id) =>
          change(id === 'custom' ? { days: '', from, to } : { days: id, from: '', to: '' })
        }
        options={([...times, 'custom'] as const).map((id) => ({
          id,
          label: t(`report.time.${id}`),
        }))}
      />
      {time === 'custom' && (
        <>
          <DateField
            label={t('report.first')}
            hidesLabel
            value={from}
            onChange={(day) => day !== '' && change({ from: day })}
          />
          <DateField
            label={t('report.last')}
            hidesLabel
            value={to}
            error={isSalesRange(range) ? undefined : t('report.range', { days: MAX_SALES_DAYS })}
            onChange={(day) => day !== '' && change({ to: day })}
          />
        </>
      )}
    </>
  )
}
