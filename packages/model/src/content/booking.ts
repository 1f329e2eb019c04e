import type { Player } from './player.ts'

/** Parses the URL of a booking page into its embeddable frame; undefined for any other URL. */
export function parseBookingUrl(address: string): Player | undefined {
  return parseOpenTableUrl(address) ?? parseAcuityUrl(address)
}

const OPENTABLE =
  /^https?:\/\/(?:www\.)?opentable\.(?:com|[a-z]{2}|com?\.[a-z]{2})\/[^#]*[?&](?:rid|restref)=(\d{1,10})(?!\d)/i

// The frame knows restaurants by number only, so URLs with a name alone do not match.
function parseOpenTableUrl(address: string): Player | undefined {
  const id = OPENTABLE.exec(address)?.[1]
  if (id === undefined) return undefined
  return {
    provider: 'OpenTable',
    page: `https://www.opentable.com/restref/client/?rid=${id}`,
    player: `https://www.opentable.com/widget/reservation/canvas?rid=${id}&type=standard&theme=tall&overlay=false&domain=com&newtab=true`,
  }
}

const ACUITY =
  /^https?:\/\/(?:app|secure)\.acuityscheduling\.com\/schedule(?:\.php\?(?:[^#]*&)?owner=|\/)([\w-]{1,40})(?![\w-])(?:[^#]*[?&]appointmentType=(\d{1,12})(?!\d))?/i

function parseAcuityUrl(address: string): Player | undefined {
  const [, owner, type] = ACUITY.exec(address) ?? []
  if (owner === undefined) return undefined
  const only = type === undefined ? '' : `&appointmentType=${type}`
  const page = `https://app.acuityscheduling.com/schedule.php?owner=${owner}${only}` as const
  return { provider: 'Acuity Scheduling', page, player: `${page}&ref=embedded_csp` }
}
