/**
 * The URL id of the page that documents a site. It is public but not listed.
 *
 * @see platform spec §9 "Names"
 */
export const README_PAGE = 'readme'
