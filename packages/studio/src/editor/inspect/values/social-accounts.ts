import { type SiteSettings, socialServiceIds, webUrlSchema } from '@vitrine/page'
import { parseAddress } from './parse-text.ts'

export type SocialAccount = SiteSettings['socialAccounts'][number]

/** The services by the hosts of their profiles. */
const hosts: ReadonlyMap<string, keyof typeof socialServiceIds> = new Map([
  ['facebook.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['pinterest.com', 'pinterest'],
  ['twitter.com', 'twitter'],
  ['x.com', 'twitter'],
  ['yelp.com', 'yelp'],
  ['youtube.com', 'youtube'],
])

/** The code of services that the specification does not name. */
const OTHER = 0

/** Reads the web address of a profile, whose host tells the service; undefined if it is no web address. */
export function readProfile(
  text: string,
): Pick<SocialAccount, 'serviceId' | 'serviceName' | 'profileUrl'> | undefined {
  const url = webUrlSchema.safeParse(parseAddress(text, 'web')?.value)
  if (!url.success) return undefined
  const host = new URL(url.data).hostname.replace(/^(?:www|m)\./, '')
  const service = hosts.get(host)
  return {
    serviceId: service === undefined ? OTHER : socialServiceIds[service],
    serviceName: service ?? host.slice(0, 60),
    profileUrl: url.data,
  }
}

/** Returns the name that visitors read: the own one, else that of the service. */
export function getAccountName({ screenName, serviceName }: SocialAccount): string {
  return screenName || serviceName
}

/** Returns the name of a service as visitors read it. */
export function nameService(serviceName: string): string {
  return serviceName.replace(/^./, (first) => first.toUpperCase())
}
