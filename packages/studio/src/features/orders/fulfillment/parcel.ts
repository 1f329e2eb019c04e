import { carriers } from '@vitrine/model'
import type { OrderDetail } from '@vitrine/contract'

export type Fulfillment = OrderDetail['fulfillments'][number]

/** The fields of a parcel, as they are typed. */
export interface ParcelValues {
  /** The name of a known carrier, `OTHER`, or empty. */
  carrier: string
  otherCarrier: string
  trackingNumber: string
  trackingUrl: string
  note: string
  notify: boolean
}

export const OTHER = 'other'
export const NO_CARRIER = 'none'

/** Returns the fields of a parcel, with those of a fulfillment that is changed. */
export function toParcelValues(fulfillment?: Fulfillment): ParcelValues {
  const { carrier = '', trackingNumber = '', trackingUrl = '', note = '' } = fulfillment ?? {}
  const isKnown = Object.hasOwn(carriers, carrier)
  return {
    carrier: carrier === '' ? NO_CARRIER : isKnown ? carrier : OTHER,
    otherCarrier: isKnown ? '' : carrier,
    trackingNumber,
    trackingUrl: isKnown ? '' : trackingUrl,
    note,
    notify: fulfillment === undefined,
  }
}

/** Returns a parcel as the server takes it. */
export function toParcel(values: ParcelValues) {
  const { carrier, otherCarrier, trackingNumber, trackingUrl, note, notify } = values
  const isOther = carrier === OTHER
  return {
    carrier: isOther ? otherCarrier : carrier === NO_CARRIER ? '' : carrier,
    trackingNumber,
    trackingUrl: isOther ? trackingUrl : '',
    note,
    notify,
  }
}
