/** The maximum number of blocks of a campaign. */
export const MAX_CAMPAIGN_BLOCKS = 60

/** The maximum length of a text of a campaign, in characters. */
export const MAX_CAMPAIGN_TEXT_LENGTH = 10_000

/**
 * Returns whether a link may be in a campaign: a web address, an email address or telephone number as a URL, or a path of
 * the site.
 */
export function isCampaignLink(url: string): boolean {
  if (/[\s\p{Cc}"<>\\]/u.test(url)) return false
  if (/^\/(?!\/)/.test(url)) return true
  if (/^(?:mailto|tel):./i.test(url)) return true
  return /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(url)
}
