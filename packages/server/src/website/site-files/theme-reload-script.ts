/**
 * The script of pages whose theme is in development. It asks every second for the revision of the theme and its
 * issues, reloads the page when it is no longer that of the page, and shows the issues over the page.
 */
export const THEME_RELOAD_SCRIPT = `{
const panel = document.createElement('section')
panel.setAttribute('role', 'alert')
panel.setAttribute('data-theme-issues', '')
Object.assign(panel.style, {
  position: 'fixed', inset: 'auto 1rem 1rem', zIndex: 2147483647, maxHeight: '50vh', overflow: 'auto',
  padding: '1rem', background: '#1c1917', color: '#fafaf9', border: '2px solid #f87171',
  borderRadius: '6px', font: '14px/1.5 ui-monospace, monospace', direction: 'ltr', textAlign: 'left',
})
let shown = ''
const show = (issues) => {
  const text = issues.join('\\n')
  if (text === shown) return
  shown = text
  panel.remove()
  if (text === '') return
  const heading = document.createElement('strong')
  heading.textContent = issues.length === 1 ? '1 theme issue' : issues.length + ' theme issues'
  const list = document.createElement('ul')
  Object.assign(list.style, { margin: '.5rem 0', padding: '0 0 0 1.25rem' })
  for (const issue of issues) list.append(Object.assign(document.createElement('li'), { textContent: issue }))
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' })
  Object.assign(close.style, { font: 'inherit', padding: '.25rem .75rem' })
  close.addEventListener('click', () => panel.remove())
  panel.replaceChildren(heading, list, close)
  document.body.append(panel)
}
const { revision } = document.currentScript.dataset
setInterval(async () => {
  const answer = await fetch('/theme-reload').then((reply) => reply.json(), () => undefined)
  if (!answer) return
  if (String(answer.revision) !== revision) location.reload()
  else show(answer.issues)
}, 1000)
}
`
