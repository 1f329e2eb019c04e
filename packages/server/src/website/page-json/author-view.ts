import type { Author } from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { getLocalizedText, type RenderContext } from '../render-context/index.ts'
import type { Assets } from '../site-shell/index.ts'

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

/**
 * Returns the author of an item, with nothing of their staff account.
 *
 * @see compat §5, page-json-shapes "author"
 */
export function getAuthorView(
  context: RenderContext,
  authorId: string | undefined,
  assets: Assets,
) {
  const author = context.shell.settings.authors.find(({ id }) => id === authorId)
  return author ? toAuthorView(context, author, assets) : NO_AUTHOR
}

/** The private fields of an author, which templates may read but which stay empty. */
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

const NO_AUTHOR = {
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

function toAuthorView(context: RenderContext, author: Author, assets: Assets): AuthorView {
  const image = assets.get(author.pictureId ?? '')
  const url = image ? formatAssetUrl(image) : ''
  return {
    ...PRIVATE,
    id: author.id,
    displayName: untrusted(author.displayName),
    firstName: untrusted(author.firstName ?? ''),
    lastName: untrusted(author.lastName ?? ''),
    avatarUrl: url,
    avatarId: image?.id ?? '',
    websiteUrl: author.websiteUrl ?? '',
    bio: untrusted(getLocalizedText(author.bio ?? {}, context)),
    avatarAssetUrl: url,
  }
}

type AuthorView = Readonly<Record<keyof typeof NO_AUTHOR, unknown>>
