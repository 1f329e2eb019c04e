/** The length of the name that a person gives a passkey, in UTF-16 code units. */
export const MAX_PASSKEY_NAME_LENGTH = 60
/** The number of passkeys that a person can have. */
export const MAX_PASSKEYS = 20
