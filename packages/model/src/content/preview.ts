/** The HttpOnly cookie with the token of a preview link, which shows drafts in place of published pages. */
export const PREVIEW_COOKIE = 'vitrine-preview'

/** The query parameter with the token of a preview link; an empty value ends the preview. */
export const PREVIEW_PARAMETER = 'preview'
