import { CLDRFramework, Decimal } from '@phensley/cldr'
import { compile, createIntlZones, type LocaleAdapter, untrusted } from '@vitrine/template'

interface RenderInput {
  readonly source: string
  readonly partial: string
  readonly data: Readonly<Record<string, unknown>>
  readonly visitor: string
  /** The locale and its CLDR data. */
  readonly language: string
  readonly pack: string
}

/** Compiles and renders a template in the browser, whole and in pieces, with CLDR data. */
export function renderInBrowser({ source, partial, data, visitor, language, pack }: RenderInput) {
  const template = compile(source, { name: 'page' })
  const context = {
    locale: createLocaleAdapter(language, pack),
    zones: createIntlZones(),
    now: Date.UTC(2026, 0, 15),
    partials: { card: compile(partial, { name: 'card' }) },
  }
  const values = { ...data, visitor: untrusted(visitor) }
  const { output, errors } = template.render(values, context)
  return { output, errors, pieces: [...template.stream(values, context)].join('') }
}

function createLocaleAdapter(language: string, pack: string): LocaleAdapter {
  const framework = new CLDRFramework({ loader: (): unknown => JSON.parse(pack) })
  const { Numbers, Calendars, General } = framework.get(language)
  const zoned = (date: number, zoneId: string) => ({ date, zoneId })
  return {
    money: ({ value }) => Numbers.formatCurrency(new Decimal(value), 'EUR'),
    decimal: (value) => Numbers.formatDecimal(new Decimal(value)),
    datetime: (at, zone) => Calendars.formatDate(zoned(at, zone), { date: 'long' }),
    datetimeInterval: (from, to, zone) =>
      Calendars.formatDateInterval(zoned(from, zone), zoned(to, zone)),
    relativeTime: (from, to) => Calendars.formatRelativeTime(zoned(from, 'UTC'), zoned(to, 'UTC')),
    cardinal: (value) => (value === '1' ? 'one' : 'other'),
    ordinal: () => 'other',
    metric: General.measurementSystem() === 'metric',
    currency: 'EUR',
  }
}
