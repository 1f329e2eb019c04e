import { followHeight } from '../ui/frame-height.ts'

/** Shows the owner's HTML below a form that has been submitted. Its scripts run now, and once. */
export function showSubmissionHtml(element: HTMLElement): void {
  const content = element.querySelector('template')?.content.cloneNode(true)
  if (!(content instanceof DocumentFragment)) return
  const frame = content.querySelector('iframe')
  if (!frame) return
  // Code without anything to see, such as that of an ad campaign, has no height to report.
  frame.height = '0'
  followHeight(frame)
  element.hidden = false
  element.classList.remove('hidden')
  element.replaceChildren(content)
}
