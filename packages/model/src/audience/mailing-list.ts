/** The maximum number of mailing lists of a site. */
export const MAX_MAILING_LISTS = 100

/** The maximum number of characters in the name of a mailing list. */
export const MAX_MAILING_LIST_NAME = 100

/** Returns whether a mailing list can have a name. Files name the lists of a subscriber between commas or semicolons. */
export function isMailingListName(name: string): boolean {
  return name !== '' && name === name.trim() && !/[,;]/.test(name)
}
