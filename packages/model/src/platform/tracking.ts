/** The sources of tracking events. @see platform spec §3 "Event sources" */
export const eventSources = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const

export type EventSource = (typeof eventSources)[number]

/** The environments that send tracking events. @see platform spec §3 "Source environments" */
export const sourceEnvironments = ['dev', 'qa', 'staging', 'prod'] as const

export type SourceEnvironment = (typeof sourceEnvironments)[number]

/** The visitor events of RecordHit with their codes. @see platform spec §3 "Visitor-tracking event types" */
export const visitorEventCodes = {
  'page-view': 1,
  'site-search': 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
} as const

export type VisitorEvent = keyof typeof visitorEventCodes
