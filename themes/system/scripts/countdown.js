const DAY_MS = 86_400_000

/** Says how far off a day is, in the page's language; without this script the day itself stands there. */
export function mount(element, { until }) {
  const place = element.querySelector('.countdown-until time')
  const days = Math.ceil((Date.parse(until) - Date.now()) / DAY_MS)
  if (!place || Number.isNaN(days)) return
  const { lang } = document.documentElement
  place.title = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(until),
  )
  place.textContent = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(days, 'day')
}
