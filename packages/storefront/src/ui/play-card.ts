const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/**
 * Replaces a card with an external player on click; nothing is loaded from the provider before. With a modifier
 * key, or without this script, the card is an ordinary link.
 */
export function playOnPress(
  card: HTMLElement,
  onStart: (frame: HTMLIFrameElement) => void = (frame) => frame.focus(),
): void {
  card.addEventListener('click', (event) => {
    const { player, title } = card.dataset
    if (player === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.className = 'player-frame'
    frame.title = title ?? ''
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    // The sandbox allows forms and popups but not navigating the page.
    frame.setAttribute('sandbox', SANDBOX)
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = player
    card.replaceWith(frame)
    onStart(frame)
  })
}
