/** Said on `document` by who put more content into the page: islands look for their elements again. */
export const MOUNT_EVENT = 'islands:mount'
