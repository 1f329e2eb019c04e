import type { MessageParams } from '../messages/message.ts'

/** The accessibility issues of blocks, by code. */
export const accessibilityTexts = {
  'missing-alt': 'This image has no alt text. Describe it for visitors who cannot see it.',
  'file-name-as-alt': 'The alt text is a file name. Describe the image instead.',
  'missing-link-text': 'This link has no text. Say where it leads.',
  'missing-link':
    'This button has no link, so nothing happens when visitors press it. Choose a link.',
  'missing-frame-title': 'This frame has no title. Describe its content.',
  'missing-name': 'This has no name. Name it for visitors who cannot see it.',
  'missing-label': 'This field has no label. Say what visitors should enter.',
  'missing-title': 'This item has no title and is not shown. Add a title.',
  'empty-heading': 'A heading is empty. Write it or delete it.',
  'chart-without-description': 'This chart has no title. Say what it shows.',
  'map-without-address':
    'This map has no written address. Add one for visitors who cannot see the map.',
  'video-without-captions':
    'This video has no captions. If someone speaks in it, add captions to the video or a transcript as its caption.',
} as const

/** The issues of content in its page, by code. */
export const contentTexts = {
  'heading-order':
    'This heading skips a level, which misleads visitors who jump from heading to heading.',
  'text-overlap': 'This text lies on another text. Move one of them.',
  'text-overlap-phone': 'On phones this text lies on another text. Move one of them.',
  'phone-narrow':
    'On phones this text is less than 80 pixels wide, so that words break. Make it wider.',
  'phone-overflow':
    'The gaps of this section are wider than a phone. Choose smaller gaps or fewer columns.',
  'deleted-link': 'This link leads to something that was deleted. Choose a different target.',
  'unpublished-link': 'This link leads to a page that visitors cannot see. Publish that page too.',
  'missing-page': 'This link leads to a page that does not exist. Choose a different target.',
  'missing-anchor':
    'This link leads to a place that is not on this page. Choose a different target.',
  'text-on-image':
    'This text is on a background image or film whose shade is too weak to read it everywhere. Make the shade stronger.',
  'weak-ground':
    'The text of this section is too weak on the background color. Choose a different color, or a different color theme.',
  'weak-color':
    'The color of these words is too weak on the color theme of this section. Choose a different color.',
  'text-on-shape':
    'This text is too weak to read on the shape below it. Choose a different color for the shape or for the words.',
} as const

/** The issues of files, which are named by their kind and place. */
const fileTexts = {
  'missing-alt.file': 'Image “{file}” has no alt text. Describe it for visitors who cannot see it.',
  'missing-alt.name':
    'Image of “{name}” has no alt text. Describe it for visitors who cannot see it.',
  'missing-alt.file-name':
    'Image “{file}” of “{name}” has no alt text. Describe it for visitors who cannot see it.',
  'missing-file.image':
    'The image of this block was deleted, so visitors do not see it. Choose another one, or remove it.',
  'missing-file.image.entry':
    'The image {number} of {count} of this block was deleted, so visitors do not see it. Choose another one, or remove it.',
  'missing-file.image.background':
    'The background image of this section was deleted. Choose another one, or remove it.',
  'missing-file.video':
    'The video of this block was deleted, so visitors do not see it. Choose another one, or remove it.',
  'missing-file.video.entry':
    'The video {number} of {count} of this block was deleted, so visitors do not see it. Choose another one, or remove it.',
  'missing-file.video.background':
    'The background video of this section was deleted. Choose another one, or remove it.',
  'missing-file.audio':
    'The audio file of this block was deleted, so visitors do not see it. Choose another one, or remove it.',
  'missing-file.audio.entry':
    'The audio file {number} of {count} of this block was deleted, so visitors do not see it. Choose another one, or remove it.',
  'wrong-file.image':
    '“{file}”, the image of this block, cannot be shown as an image. Choose an image.',
  'wrong-file.image.entry':
    '“{file}”, the image {number} of {count} of this block, cannot be shown as an image. Choose an image.',
  'wrong-file.image.background':
    '“{file}”, the background of this section, cannot be shown as an image. Choose an image, or remove it.',
  'wrong-file.video':
    '“{file}”, the video of this block, cannot be played as a video. Choose a video.',
  'wrong-file.video.entry':
    '“{file}”, the video {number} of {count} of this block, cannot be played as a video. Choose a video.',
  'wrong-file.video.background':
    '“{file}”, the background of this section, cannot be played as a video. Choose a video, or remove it.',
  'wrong-file.audio':
    '“{file}”, the audio file of this block, cannot be played as an audio file. Choose an audio file.',
  'wrong-file.audio.entry':
    '“{file}”, the audio file {number} of {count} of this block, cannot be played as an audio file. Choose an audio file.',
  'heavy-file': '“{file}” is larger than 2 MB and loads slowly on phones. Use a smaller file.',
  'heavy-page':
    'The images of this page add up to about {size} and load slowly on phones. Use fewer or smaller ones. The largest is “{file}”.',
} as const

/** The issues of empty parts, of the announcement, of URLs and of page code. */
const documentTexts = {
  'empty-block': 'Visitors do not see this block yet. {advice}',
  'empty-section': 'This section is empty. Add blocks, or delete it.',
  'missing-link-text.header':
    'The button of the header has no label, so it is not shown. Write one, or turn the button off.',
  'missing-link.header': 'The button of the header has no link, so it is not shown. Choose a link.',
  'empty-announcement': 'The announcement is on but has no text. Write one, or turn it off.',
  'invalid-block': 'The settings of this block are invalid. The block is preserved unchanged.',
  'unknown-block': 'Unknown block type {type}. The block is preserved unchanged.',
  'missing-list': 'A List must be selected',
  'missing-password':
    'This page is for visitors with a password and has none, so no visitor can open it. Set a password, or change who may see the page.',
  'reserved-url': '/{segment} is reserved by Vitrine. Choose a different URL.',
  'reserved-url.language':
    '/{segment} is the prefix of a language of this site. Choose a different URL.',
  'removed-code':
    'Visitors do not receive a part of the page code: {elements}. Remove it, or use a code block.',
  'removed-code.scripts-off':
    'Visitors do not receive a part of the page code: {elements}. Scripts do not run in pages of this server. Use a code block, or ask its operator.',
} as const

/** The texts of the checks before publishing, by id: the code of an issue, and what its text distinguishes. */
export const checkTexts = {
  ...accessibilityTexts,
  ...contentTexts,
  ...fileTexts,
  ...documentTexts,
} as const

export type CheckTextId = keyof typeof checkTexts

type CheckCatalog = { readonly [Id in CheckTextId as `check.${Id}`]: (typeof checkTexts)[Id] }

/** The texts of the checks as a catalog, in which each id begins with `check.`. */
export const checkCatalog = Object.fromEntries(
  Object.entries(checkTexts).map(([id, text]) => [`check.${id}`, text]),
) as CheckCatalog

/** A text of a check, translated where it is shown. */
export interface CheckText {
  readonly id: CheckTextId
  /** The parameters. Of an empty block, `advice` is the id of the text that the editor shows in its place. */
  readonly params: MessageParams
}
