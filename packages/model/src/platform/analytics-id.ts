/** The cookies of the event client, which are also keys of its storage. @see platform spec §7 "Tracking client behaviour" */
export const analyticsKeys = {
  analyticsId: 'SS_ANALYTICS_ID',
  expiration: 'SS_ANALYTICS_EXPIRATION',
  sessionId: 'SS_SESSION_ID',
  marketingId: 'SS_MID',
  isFirstSession: 'SS_IS_FIRST_SESSION',
  hasLanded: 'SS_HAS_LANDED',
} as const

/** The lifetime of the analytics id, in seconds. @see platform spec §9 "Analytics cookie lifetime 390 days" */
export const ANALYTICS_MAX_AGE_S = 390 * 24 * 60 * 60
