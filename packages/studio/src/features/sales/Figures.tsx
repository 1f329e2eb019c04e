import type { SalesFigures } from '@vitrine/contract'
import { FormattedNumber } from '@vitrine/react-kit'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { FigureList } from '../../ui/reports/FigureList.tsx'

interface FiguresProps {
  readonly figures: SalesFigures
  readonly before: SalesFigures
}

/** The figures of the time, each with that of as many days before. */
export function Figures({ figures, before }: FiguresProps) {
  const t = useTranslate()
  const show = (name: string, get: (figures: SalesFigures) => string) => ({
    name,
    value: get(figures),
    before: get(before),
  })
  const count = (name: string, value: number, valueBefore: number) => ({
    name,
    value: <FormattedNumber value={value} />,
    before: <FormattedNumber value={valueBefore} />,
  })
  return (
    <FigureList
      help={t('sales.before.help')}
      figures={[
        show(t('sales.net'), ({ net }) => formatAmount(net)),
        count(t('sales.orders'), figures.orders, before.orders),
        show(t('sales.average'), formatAverage),
        count(t('sales.units'), figures.units, before.units),
        show(t('sales.refunds'), ({ refunds }) => formatAmount(refunds)),
      ]}
    />
  )
}

function formatAverage({ orders, total }: SalesFigures): string {
  const value = orders === 0 ? 0 : Math.round(total.value / orders)
  return formatAmount({ ...total, value })
}
