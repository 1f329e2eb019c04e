/** Returns today's date in the time zone of the site, `YYYY-MM-DD`; that of the browser while the zone is unknown. */
export function getSiteDay(timeZone: string | undefined, now = new Date()): string {
  // Swedish dates are in this form.
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  })
  return format.format(now)
}
