import type { Player, TranslateMessage } from '@vitrine/model'
import type { View } from '../definition/view.ts'
import { createImageTemplate } from './image.ts'

/**
 * Returns the view of a card that represents an external player: a link to its page. The script replaces it
 * with the player when a visitor asks; nothing is requested from its host before.
 */
export function createPlayerCard(
  player: Player,
  {
    title,
    image,
    translate,
  }: { readonly title: string; readonly image: View | ''; readonly translate: TranslateMessage },
): View {
  return {
    image,
    page: player.page,
    player: player.player,
    provider: player.provider,
    name: title === '' ? translate('blocks.playOn', { provider: player.provider }) : title,
    notice: translate('blocks.playerConnects', { provider: player.provider }),
  }
}

/** The template inside `{.section card}`; the image is behind the text. */
export const playerCardTemplate = `<a class="player-card" href="{page|htmlattr}" target="_blank" rel="noopener noreferrer"{.if player} data-player="{player|htmlattr}" data-title="{name|htmlattr}"{.end}>{.section image}${createImageTemplate('player-card-image')}{.end}<span class="player-card-sign" aria-hidden="true"></span><span class="player-card-words"><span class="player-card-title">{name|html}</span><span class="player-card-notice">{notice|html}</span></span></a>`

export const playerCardCss = `
.player-card{position:relative;display:grid;place-content:center;justify-items:center;gap:var(--s-3,.75rem);width:100%;min-height:9rem;padding:var(--s-4,1rem);box-sizing:border-box;overflow:hidden;background:#1c1c1c;color:#fff;text-align:center;text-decoration:none;border-radius:var(--radius-s,.25rem)}
.player-card:hover{color:#fff}
.player-card-image{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.player-card-image~.player-card-words{background:rgb(0 0 0/.7)}
.player-card-sign{position:relative;width:3.5rem;height:3.5rem;border-radius:50%;background:rgb(0 0 0/.7);box-shadow:0 0 0 1.5px #fff}
.player-card-sign::after{content:"";position:absolute;inset:0;margin:auto;width:1.1rem;height:1.25rem;translate:12% 0;background:#fff;clip-path:polygon(0 0,100% 50%,0 100%)}
.player-card-words{position:relative;display:grid;gap:.15rem;padding:.4rem .75rem;border-radius:var(--radius-s,.25rem);overflow-wrap:anywhere}
.player-card-title{font-weight:600}
.player-card-notice{font-size:.875em}
.player-frame{display:block;width:100%;min-height:9rem;border:0}
`
