const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/**
 * Puts somebody else's player in the place of its card, once a visitor asks for it: until then nothing is
 * fetched from there. With a key held down, or without this script, the card is the link that it is.
 */
export function playOnPress(
  card: HTMLElement,
  started: (frame: HTMLIFrameElement) => void = (frame) => frame.focus(),
): void {
  card.addEventListener('click', (event) => {
    const { player, title } = card.dataset
    if (player === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.className = 'player-frame'
    frame.title = title ?? ''
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    // It plays, and takes what is booked; it does not lead the page away.
    frame.setAttribute('sandbox', SANDBOX)
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = player
    card.replaceWith(frame)
    started(frame)
  })
}
