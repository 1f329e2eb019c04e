/**
 * The networks on which visitors can share a page, with the codes of `website.shareButtonOptions`. The specification has
 * the codes from 1 to 8 and not their meaning, so these are ours.
 *
 * @see compat §5 "shareButtonOptions"
 */
export const shareNetworks = {
  facebook: {
    code: 1,
    name: 'Facebook',
    url: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  },
  twitter: { code: 2, name: 'X', url: 'https://x.com/intent/post?url={url}&text={title}' },
  linkedin: {
    code: 3,
    name: 'LinkedIn',
    url: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  },
  pinterest: {
    code: 4,
    name: 'Pinterest',
    url: 'https://www.pinterest.com/pin/create/button/?url={url}&description={title}&media={image}',
  },
  reddit: { code: 6, name: 'Reddit', url: 'https://www.reddit.com/submit?url={url}&title={title}' },
  tumblr: {
    code: 7,
    name: 'Tumblr',
    url: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}',
  },
  email: { code: 8, name: 'Email', url: 'mailto:?subject={title}&body={url}' },
} as const satisfies Readonly<Record<string, ShareNetworkFacts>>

export type ShareNetwork = keyof typeof shareNetworks

/** The networks in the order of their codes. */
export const shareNetworkIds = [
  'facebook',
  'twitter',
  'linkedin',
  'pinterest',
  'reddit',
  'tumblr',
  'email',
] as const satisfies readonly ShareNetwork[]

interface ShareNetworkFacts {
  readonly code: number
  readonly name: string
  /** The address that shares a page, with the places `{url}`, `{title}` and `{image}`. */
  readonly url: string
}
