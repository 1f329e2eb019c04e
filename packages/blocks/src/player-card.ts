import type { Player, Say } from '@vitrine/model'
import type { View } from './define-block.ts'
import { pictureTemplate } from './image-view.ts'

/**
 * What stands for somebody else's player until a visitor asks for it: a link to where it is with them.
 * The script puts the player in its place; nothing is fetched from there before.
 */
export function playerCard(
  player: Player,
  { title, image, say }: { readonly title: string; readonly image: View | ''; readonly say: Say },
): View {
  return {
    image,
    page: player.page,
    player: player.player,
    provider: player.provider,
    name: title === '' ? say(`Play on ${player.provider}`) : title,
    notice: say(`Playing it connects you to ${player.provider}.`),
  }
}

/** Within `{.section card}`; its picture stands behind the words. */
export const playerCardTemplate = `<a class="player-card" href="{page|htmlattr}" target="_blank" rel="noopener noreferrer"{.if player} data-player="{player|htmlattr}" data-title="{name|htmlattr}"{.end}>{.section image}${pictureTemplate('player-card-image')}{.end}<span class="player-card-sign" aria-hidden="true"></span><span class="player-card-words"><span class="player-card-title">{name|html}</span><span class="player-card-notice">{notice|html}</span></span></a>`

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
