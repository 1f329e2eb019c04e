/** The event on `document` after content was added to the page: islands search for their elements again. */
export const MOUNT_EVENT = 'islands:mount'
