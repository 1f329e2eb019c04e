/**
 * The address of the page that says how a site is kept: it can be read, and is listed nowhere.
 *
 * @see platform spec §9 "Names"
 */
export const README_PAGE = 'readme'
