/** The token of a preview link: drafts are shown in place of pages. Unreadable to scripts. */
export const PREVIEW_COOKIE = 'vitrine-preview'

/** What a preview link's token stands under in its query; with nothing there, the preview ends. */
export const PREVIEW_PARAMETER = 'preview'
