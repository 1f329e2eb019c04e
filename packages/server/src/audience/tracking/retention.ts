/** The months after which the events of visits are deleted. */
export const EVENT_MONTHS = 13
/** The months after which visits are deleted. */
export const VISIT_MONTHS = 25
/** The days after which errors of scripts are deleted. */
export const ERROR_DAYS = 90
/** The days after which examples of dropped events are deleted. */
export const DROP_SAMPLE_DAYS = 7
/** The months after which answers to the cookie banner are deleted. */
export const CONSENT_MONTHS = 25
