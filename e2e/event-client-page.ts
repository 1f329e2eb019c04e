import * as tracking from '@vitrine/tracking/events'

export type Tracking = typeof tracking

Object.assign(globalThis, { tracking })
