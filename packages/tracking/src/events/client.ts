import { analyticsKeys, type SourceEnvironment } from '@vitrine/model'
import { readCookie } from '../cookies.ts'
import { getPageContext } from '../page.ts'
import { getAnalyticsId, getSessionInfo } from './session.ts'

/** The values of an event's fields. */
export type EventFields = Readonly<Record<string, unknown>>

/** The hosts of the event service by environment: our own origin, unless the operator names others. */
export interface EventHosts {
  readonly staging: string
  readonly production: string
}

export interface EventClientOptions {
  /** The environment; `qa` is named by the platform, but refused. @see platform spec §5 */
  readonly sourceEnvironment: SourceEnvironment
  readonly clientName: string
  readonly clientVersion: string
  readonly customSchemaName?: string
  readonly hosts?: EventHosts
  /** Whether events are sent by beacon, so that they survive the end of the page. They are sent by XHR otherwise. */
  readonly isBeacon?: boolean
  /** Whether the server checks the content of events and records nothing. */
  readonly isValidating?: boolean
}

const OWN_ORIGIN: EventHosts = { staging: '', production: '' }

/** Returns the host of the event service: production for `prod`, staging for every other environment. */
export function getEventHost(
  environment: SourceEnvironment,
  { staging, production }: EventHosts = OWN_ORIGIN,
): string {
  return environment === 'prod' ? production : staging
}

/**
 * Creates a client that sends events by their schema. Throws if the environment is none of dev, staging and prod.
 *
 * @see platform spec §3 "Newer tracker", §5, §7, §8
 */
export function createEventClient(options: EventClientOptions) {
  const { sourceEnvironment, hosts, isBeacon = false, isValidating = false } = options
  if (!['dev', 'staging', 'prod'].includes(sourceEnvironment))
    throw new Error('sourceEnvironment needs to be set to one of dev, staging, or prod')
  const host = `${getEventHost(sourceEnvironment, hosts)}/api/v1/clanker`
  return {
    /** Sends an event. Rejects if there is nothing to send or the server does not take it. */
    track: async (eventSchemaName: string, fields?: EventFields): Promise<void> => {
      if (!fields) throw new Error('no payload')
      const content = JSON.stringify(addFields(fields, getContentFields(options)))
      if (isValidating) {
        const name = encodeURIComponent(eventSchemaName)
        return post(`${host}/validate-event-content/${name}`, content)
      }
      const body = JSON.stringify({ eventSchemaName, eventContent: content })
      if (isBeacon && navigator.sendBeacon(`${host}/events`, body)) return undefined
      return post(`${host}/events`, body)
    },
  }
}

/** Adds the fields of the page to those of the caller, which win with a warning. */
function addFields(fields: EventFields, automatic: EventFields): EventFields {
  for (const name of Object.keys(fields))
    if (name in automatic) console.warn(`The event overwrites the field "${name}".`)
  return { ...automatic, ...fields }
}

/** Returns the fields that every event has. @see platform spec §3 "Event payloads" */
function getContentFields(options: EventClientOptions): EventFields {
  const { clientName, clientVersion, customSchemaName, sourceEnvironment } = options
  const { website = {} } = getPageContext()
  const session = getSessionInfo()
  return {
    analytics_id: getAnalyticsId(),
    browser_language: navigator.language,
    browser_locale: navigator.language,
    browser_height: innerHeight,
    browser_width: innerWidth,
    client_name: clientName,
    client_version: clientVersion,
    marketing_id: readCookie(analyticsKeys.marketingId),
    page_host: location.host,
    page_path: location.pathname,
    page_query_params: location.search,
    page_referrer_url: document.referrer,
    session_id: session?.sessionId,
    is_first_landing: session?.isFirstLanding,
    is_first_session: session?.isFirstSession,
    user_agent: navigator.userAgent,
    event_timestamp: Date.now(),
    event_source: 'WEB',
    custom_schema_name: customSchemaName,
    source_environment: sourceEnvironment,
    context_website_id: website.id,
    resolved_locale: document.documentElement.lang || 'en-US',
    website_locale: website.language,
  }
}

/** Posts a text. Rejects with a warning unless the status is 200 or 202. */
function post(url: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('content-type', 'text/plain;charset=UTF-8')
    request.onloadend = () => {
      const { status } = request
      if (status === 200 || status === 202) return resolve()
      const error = new Error(`Error tracking event: HTTP Status ${status}`)
      console.warn(error.message)
      return reject(error)
    }
    request.send(body)
  })
}
