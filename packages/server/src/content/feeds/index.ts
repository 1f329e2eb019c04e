export { renderICalendar } from './ical.ts'
export { type FeedEntry, renderRss } from './rss.ts'
