/** The carriers that the studio offers, each with the start of its tracking page, which ends in the tracking number. */
export const carriers: Readonly<Record<string, string>> = {
  'Australia Post': 'https://auspost.com.au/mypost/track/#/details/',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
  Correos: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=',
  'Deutsche Post': 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  DPD: 'https://tracking.dpd.de/parcelstatus?query=',
  Evri: 'https://www.evri.com/track/parcel/',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  GLS: 'https://gls-group.com/track/',
  'Japan Post':
    'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=en&reqCodeNo1=',
  'La Poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  PostNL: 'https://jouw.postnl.nl/track-and-trace/',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  UPS: 'https://www.ups.com/track?tracknum=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}

/** Returns the URL where a carrier shows a parcel; empty if the carrier or the number is unknown. */
export function getTrackingUrl(carrier: string, trackingNumber: string): string {
  const start = Object.hasOwn(carriers, carrier) ? carriers[carrier] : undefined
  const number = trackingNumber.replaceAll(/\s+/g, '')
  return start === undefined || number === '' ? '' : `${start}${encodeURIComponent(number)}`
}
