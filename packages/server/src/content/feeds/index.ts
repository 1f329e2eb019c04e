export { type CalendarEvent, renderICalendar } from './ical.ts'
export { type Feed, type FeedEntry, renderRss } from './rss.ts'
