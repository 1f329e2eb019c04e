import type { Author } from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import { assetUrl } from '../../../platform/files/asset-url.ts'
import type { Place } from '../content.ts'
import { inLanguage } from './localized.ts'
import type { Assets } from './published.ts'

export const NO_ADDRESS = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
} as const

const NO_LOCATION = {
  ...NO_ADDRESS,
  mapLat: 0,
  mapLng: 0,
  mapZoom: 0,
  markerLat: 0,
  markerLng: 0,
} as const

/** Who wrote an item, as page JSON has them: nothing of an account. @see compat §5, page-json-shapes "author" */
export function authorView(place: Place, authorId: string | undefined, assets: Assets) {
  const author = place.shell.settings.authors.find(({ id }) => id === authorId)
  return author ? viewOf(place, author, assets) : nobody
}

/** Where somebody lives, and what they do in the studio: nothing of it is told. */
const PRIVATE = {
  location: NO_LOCATION,
  lastLoginOn: 0,
  lastActiveOn: 0,
  deleted: false,
  isDeactivated: false,
  personalAccount: false,
  isGlobalAdmin: false,
  enabled: true,
  confirmed: true,
  emailVerified: true,
  revalidateTimestamp: 0,
  invitesGiven: 0,
  systemGenerated: false,
} as const

const nobody = {
  ...PRIVATE,
  id: '',
  displayName: '',
  firstName: '',
  lastName: '',
  avatarUrl: '',
  avatarId: '',
  websiteUrl: '',
  bio: '',
  avatarAssetUrl: '',
}

function viewOf(place: Place, author: Author, assets: Assets): AuthorView {
  const picture = assets.get(author.pictureId ?? '')
  const url = picture ? assetUrl(picture) : ''
  return {
    ...PRIVATE,
    id: author.id,
    displayName: untrusted(author.displayName),
    firstName: untrusted(author.firstName ?? ''),
    lastName: untrusted(author.lastName ?? ''),
    avatarUrl: url,
    avatarId: picture?.id ?? '',
    websiteUrl: author.websiteUrl ?? '',
    bio: untrusted(inLanguage(author.bio ?? {}, place)),
    avatarAssetUrl: url,
  }
}

type AuthorView = Readonly<Record<keyof typeof nobody, unknown>>
