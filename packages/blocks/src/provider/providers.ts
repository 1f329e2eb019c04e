import {
  blockTypeCodes,
  blockVariantCodes,
  bookingOf,
  type Player,
  playerOf,
  postOf,
} from '@vitrine/model'

/** Somebody with whom pictures, posts, goods or tables stand, and how that is pointed at. */
export interface Provider {
  readonly type: number
  readonly slug: string
  /** Of the block. */
  readonly name: string
  /** As visitors know it. */
  readonly provider: string
  /** What its addresses stand under. */
  readonly domains: RegExp
  /** What an owner may give instead of an address. */
  readonly id: RegExp
  readonly addressOf: (id: string, variant: number | undefined) => string
  /** What is done there, on the link or on the button. */
  readonly action: string
  /** By the variant, where it is another. */
  readonly actions?: Readonly<Record<number, string>>
  readonly variants?: readonly number[]
  /** What is said in the editor while nothing is given. */
  readonly wants: string
}

/** One whose things can stand in a frame of the page. */
export interface FramedProvider extends Provider {
  readonly frameOf: (address: string) => Player | undefined
  /** What is said beside the button. */
  readonly notice: string
  /** Of the frame, in px. */
  readonly height: number
}

const { twitter, instagram, foursquare, flickr, amazon, opentable, zola, acuity, tock } =
  blockTypeCodes

export const framedProviders: readonly FramedProvider[] = [
  {
    type: twitter,
    slug: 'twitter',
    name: 'Post on X (Twitter)',
    provider: 'X (Twitter)',
    domains: /(?:^|\.)(?:twitter|x)\.com$/,
    id: /^(?:@?\w{1,15}|\d{1,20})$/,
    // Names have a letter; numbers are posts.
    addressOf: (id) =>
      /^\d+$/.test(id)
        ? `https://twitter.com/i/status/${id}`
        : `https://twitter.com/${id.replace('@', '')}`,
    action: 'Show the post here',
    frameOf: postOf,
    notice: 'Showing it connects you to X (Twitter).',
    height: 600,
    wants: 'Add the address of a post or an account, or its name',
  },
  {
    type: instagram,
    slug: 'instagram',
    name: 'Instagram',
    provider: 'Instagram',
    domains: /(?:^|\.)(?:instagram\.com|instagr\.am)$/,
    id: /^@?[\w.]{1,30}$/,
    addressOf: (id) => `https://www.instagram.com/${id.replace('@', '')}/`,
    action: 'Show the post here',
    frameOf: postOf,
    notice: 'Showing it connects you to Instagram.',
    height: 720,
    wants: 'Add the address of a post or an account, or its name',
  },
  {
    type: blockTypeCodes.soundcloud,
    slug: 'soundcloud',
    name: 'SoundCloud',
    provider: 'SoundCloud',
    domains: /(?:^|\.)soundcloud\.com$/,
    id: /^[\w-]{1,100}(?:\/(?:sets\/)?[\w-]{1,200})?$/,
    addressOf: (id) => `https://soundcloud.com/${id}`,
    action: 'Play on SoundCloud',
    frameOf: (address) => playerOf(address),
    notice: 'Playing it connects you to SoundCloud.',
    height: 166,
    wants: 'Add the address of a track or a set',
  },
  ...[
    { type: opentable, slug: 'opentable', name: 'OpenTable (first version)' },
    { type: blockTypeCodes['opentable-v2'], slug: 'opentable-v2', name: 'OpenTable' },
  ].map((one) => ({
    ...one,
    provider: 'OpenTable',
    domains: /(?:^|\.)opentable\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/,
    id: /^\d{1,10}$/,
    addressOf: (id: string) => `https://www.opentable.com/restref/client/?rid=${id}`,
    action: 'Book a table',
    frameOf: bookingOf,
    notice: 'Booking here connects you to OpenTable.',
    height: 490,
    wants: 'Add the restaurant’s number, or its address',
  })),
  {
    type: acuity,
    slug: 'acuity',
    name: 'Acuity Scheduling',
    provider: 'Acuity Scheduling',
    domains: /(?:^|\.)acuityscheduling\.com$/,
    id: /^\d{1,20}$/,
    addressOf: (id) => `https://app.acuityscheduling.com/schedule.php?owner=${id}`,
    action: 'Book an appointment',
    frameOf: bookingOf,
    notice: 'Booking here connects you to Acuity Scheduling.',
    height: 800,
    wants: 'Add the owner’s number, or the address of the schedule',
  },
]

export const amazonProvider: Provider = {
  type: amazon,
  slug: 'amazon',
  name: 'Amazon',
  provider: 'Amazon',
  domains: /(?:^|\.)(?:amazon\.(?:com|[a-z]{2}|com?\.[a-z]{2})|amzn\.to)$/,
  id: /^[A-Z\d]{10}$/,
  addressOf: (id) => `https://www.amazon.com/dp/${id}`,
  action: 'See it on Amazon',
  wants: 'Add the address of a product, or its number (ASIN)',
}

export const otherProviders: readonly Provider[] = [
  {
    type: foursquare,
    slug: 'foursquare',
    name: 'Foursquare',
    provider: 'Foursquare',
    domains: /(?:^|\.)foursquare\.com$/,
    id: /^[\da-f]{24}$/,
    addressOf: (id) => `https://foursquare.com/v/${id}`,
    action: 'See it on Foursquare',
    wants: 'Add the address of a place, or its number',
  },
  {
    type: blockTypeCodes['500px'],
    slug: '500px',
    name: '500px',
    provider: '500px',
    domains: /(?:^|\.)500px\.com$/,
    id: /^[\w-]{1,60}$/,
    addressOf: (id) => `https://500px.com/${/^\d+$/.test(id) ? 'photo' : 'p'}/${id}`,
    action: 'See it on 500px',
    wants: 'Add the address of a photo or an account, or its name',
  },
  {
    type: flickr,
    slug: 'flickr',
    name: 'Flickr',
    provider: 'Flickr',
    domains: /(?:^|\.)(?:flickr\.com|flic\.kr)$/,
    id: /^[\w@-]{1,60}$/,
    addressOf: (id) => `https://www.flickr.com/photos/${id}/`,
    action: 'See it on Flickr',
    wants: 'Add the address of a photo or an album, or the name of an account',
  },
  {
    type: zola,
    slug: 'zola',
    name: 'Zola',
    provider: 'Zola',
    domains: /(?:^|\.)zola\.com$/,
    id: /^[\w-]{1,100}$/,
    addressOf: (id) => `https://www.zola.com/registry/${id}`,
    action: 'See the registry',
    wants: 'Add the address of a registry, or its name',
  },
  {
    type: tock,
    slug: 'tock',
    name: 'Tock',
    provider: 'Tock',
    domains: /(?:^|\.)exploretock\.com$/,
    id: /^[\w-]{1,100}$/,
    addressOf: (id, variant) =>
      `https://www.exploretock.com/${id}/${variant === blockVariantCodes['tock-events'] ? 'events' : ''}`,
    action: 'Book a table',
    actions: { [blockVariantCodes['tock-events']]: 'See the events' },
    variants: [blockVariantCodes['tock-reservations'], blockVariantCodes['tock-events']],
    wants: 'Add the address of a restaurant, or its name',
  },
]
