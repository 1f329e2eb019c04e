export { type CalendarEvent, ical } from './ical.ts'
export { type Feed, type FeedEntry, rss } from './rss.ts'
