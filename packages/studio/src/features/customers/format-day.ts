/** Formats a day in the browser's language. */
export function formatDay(at: string): string {
  return new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium' }).format(new Date(at))
}
