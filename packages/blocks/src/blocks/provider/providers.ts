import {
  blockTypeCodes,
  blockVariantCodes,
  message,
  type Message,
  parseBookingUrl,
  type Player,
  parsePlayerUrl,
  parsePostUrl,
} from '@vitrine/model'
import type { PlaceholderId } from '../../parts/placeholder-texts.ts'

/** A provider of external content, and the ways to refer to it. */
export interface Provider {
  readonly type: number
  readonly slug: string
  /** The name that visitors know. */
  readonly provider: string
  /** The pattern of the hosts of its URLs. */
  readonly domains: RegExp
  /** The pattern of the ids that an owner may enter instead of a URL. */
  readonly id: RegExp
  readonly createUrl: (id: string, variant: number | undefined) => string
  /** The label of the link or the button. */
  readonly action: Message
  /** The labels of variants that differ. */
  readonly actions?: Readonly<Record<number, Message>>
  readonly variants?: readonly number[]
  /** The id of the placeholder of an empty block. */
  readonly placeholder: PlaceholderId
}

/** A provider whose content can be shown in a frame. */
export interface FramedProvider extends Provider {
  readonly getPlayer: (address: string) => Player | undefined
  /** The notice next to the button. */
  readonly notice: Message
  /** The height of the frame in px. */
  readonly height: number
}

const { twitter, instagram, foursquare, flickr, amazon, opentable, zola, acuity, tock } =
  blockTypeCodes

export const framedProviders: readonly FramedProvider[] = [
  {
    type: twitter,
    slug: 'twitter',
    provider: 'X (Twitter)',
    domains: /(?:^|\.)(?:twitter|x)\.com$/,
    id: /^(?:@?\w{1,15}|\d{1,20})$/,
    // A name has a letter; a number is a post.
    createUrl: (id) =>
      /^\d+$/.test(id)
        ? `https://twitter.com/i/status/${id}`
        : `https://twitter.com/${id.replace('@', '')}`,
    action: message('blocks.showPost'),
    getPlayer: parsePostUrl,
    notice: message('blocks.postConnects', { provider: 'X (Twitter)' }),
    height: 600,
    placeholder: 'placeholder.post',
  },
  {
    type: instagram,
    slug: 'instagram',
    provider: 'Instagram',
    domains: /(?:^|\.)(?:instagram\.com|instagr\.am)$/,
    id: /^@?[\w.]{1,30}$/,
    createUrl: (id) => `https://www.instagram.com/${id.replace('@', '')}/`,
    action: message('blocks.showPost'),
    getPlayer: parsePostUrl,
    notice: message('blocks.postConnects', { provider: 'Instagram' }),
    height: 720,
    placeholder: 'placeholder.post',
  },
  {
    type: blockTypeCodes.soundcloud,
    slug: 'soundcloud',
    provider: 'SoundCloud',
    domains: /(?:^|\.)soundcloud\.com$/,
    id: /^[\w-]{1,100}(?:\/(?:sets\/)?[\w-]{1,200})?$/,
    createUrl: (id) => `https://soundcloud.com/${id}`,
    action: message('blocks.playOn', { provider: 'SoundCloud' }),
    getPlayer: (address) => parsePlayerUrl(address),
    notice: message('blocks.playerConnects', { provider: 'SoundCloud' }),
    height: 166,
    placeholder: 'placeholder.soundcloud',
  },
  ...[
    { type: opentable, slug: 'opentable', name: 'OpenTable (first version)' },
    { type: blockTypeCodes['opentable-v2'], slug: 'opentable-v2', name: 'OpenTable' },
  ].map((one): FramedProvider => ({
    ...one,
    provider: 'OpenTable',
    domains: /(?:^|\.)opentable\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/,
    id: /^\d{1,10}$/,
    createUrl: (id: string) => `https://www.opentable.com/restref/client/?rid=${id}`,
    action: message('blocks.bookTable'),
    getPlayer: parseBookingUrl,
    notice: message('blocks.bookingConnects', { provider: 'OpenTable' }),
    height: 490,
    placeholder: 'placeholder.opentable',
  })),
  {
    type: acuity,
    slug: 'acuity',
    provider: 'Acuity Scheduling',
    domains: /(?:^|\.)acuityscheduling\.com$/,
    id: /^\d{1,20}$/,
    createUrl: (id) => `https://app.acuityscheduling.com/schedule.php?owner=${id}`,
    action: message('blocks.bookAppointment'),
    getPlayer: parseBookingUrl,
    notice: message('blocks.bookingConnects', { provider: 'Acuity Scheduling' }),
    height: 800,
    placeholder: 'placeholder.acuity',
  },
]

export const amazonProvider: Provider = {
  type: amazon,
  slug: 'amazon',
  provider: 'Amazon',
  domains: /(?:^|\.)(?:amazon\.(?:com|[a-z]{2}|com?\.[a-z]{2})|amzn\.to)$/,
  id: /^[A-Z\d]{10}$/,
  createUrl: (id) => `https://www.amazon.com/dp/${id}`,
  action: message('blocks.seeItOn', { provider: 'Amazon' }),
  placeholder: 'placeholder.amazon',
}

export const otherProviders: readonly Provider[] = [
  {
    type: foursquare,
    slug: 'foursquare',
    provider: 'Foursquare',
    domains: /(?:^|\.)foursquare\.com$/,
    id: /^[\da-f]{24}$/,
    createUrl: (id) => `https://foursquare.com/v/${id}`,
    action: message('blocks.seeItOn', { provider: 'Foursquare' }),
    placeholder: 'placeholder.foursquare',
  },
  {
    type: blockTypeCodes['500px'],
    slug: '500px',
    provider: '500px',
    domains: /(?:^|\.)500px\.com$/,
    id: /^[\w-]{1,60}$/,
    createUrl: (id) => `https://500px.com/${/^\d+$/.test(id) ? 'photo' : 'p'}/${id}`,
    action: message('blocks.seeItOn', { provider: '500px' }),
    placeholder: 'placeholder.500px',
  },
  {
    type: flickr,
    slug: 'flickr',
    provider: 'Flickr',
    domains: /(?:^|\.)(?:flickr\.com|flic\.kr)$/,
    id: /^[\w@-]{1,60}$/,
    createUrl: (id) => `https://www.flickr.com/photos/${id}/`,
    action: message('blocks.seeItOn', { provider: 'Flickr' }),
    placeholder: 'placeholder.flickr',
  },
  {
    type: zola,
    slug: 'zola',
    provider: 'Zola',
    domains: /(?:^|\.)zola\.com$/,
    id: /^[\w-]{1,100}$/,
    createUrl: (id) => `https://www.zola.com/registry/${id}`,
    action: message('blocks.seeRegistry'),
    placeholder: 'placeholder.zola',
  },
  {
    type: tock,
    slug: 'tock',
    provider: 'Tock',
    domains: /(?:^|\.)exploretock\.com$/,
    id: /^[\w-]{1,100}$/,
    createUrl: (id, variant) =>
      `https://www.exploretock.com/${id}/${variant === blockVariantCodes['tock-events'] ? 'events' : ''}`,
    action: message('blocks.bookTable'),
    actions: { [blockVariantCodes['tock-events']]: message('blocks.seeEvents') },
    variants: [blockVariantCodes['tock-reservations'], blockVariantCodes['tock-events']],
    placeholder: 'placeholder.tock',
  },
]
