import { followHeight } from '../ui/frame-height.ts'

/** Shows the owner's HTML below a form that has been submitted. Its scripts run now, and once. */
export function showSubmissionHtml(element: HTMLElement): void {
  const content = element.querySelector('template')?.content.cloneNode(true)
  if (!(content instanceof DocumentFragment)) return
  const frame = content.querySelector('iframe')
  if (!frame) return
  // A frame with an address reports its height, unless its code has nothing to see, such as that of an ad campaign.
  if (frame.hasAttribute('src')) frame.height = '0'
  followHeight(frame)
  element.hidden = false
  element.classList.remove('hidden')
  element.replaceChildren(content)
}
