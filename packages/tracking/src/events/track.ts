import { type ShopperEvent, VERSION } from '@vitrine/model'
import { getVisitorRecord } from '../visitor.ts'
import { createEventClient, type EventFields } from './client.ts'

const client = createEventClient({
  sourceEnvironment: 'prod',
  clientName: 'vitrine-site',
  clientVersion: VERSION,
  isBeacon: true,
})

/** Sends an event of a visitor who may be recognized. A failure changes nothing on the page. */
export function track(name: ShopperEvent, build: () => EventFields): void {
  if (getVisitorRecord() === '') return
  client.track(name, build()).catch(() => undefined)
}
