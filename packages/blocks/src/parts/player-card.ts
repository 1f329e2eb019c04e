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

/** The card is a quiet surface of the theme with one accent; over an image, its text has a ground of its own. */
export const playerCardCss = `
.player-card{position:relative;display:grid;place-content:center;justify-items:center;gap:var(--s-3,.75rem);width:100%;min-height:9rem;padding:var(--s-4,1rem);box-sizing:border-box;overflow:hidden;background:var(--ground-sunk,Canvas);color:var(--ink,CanvasText);box-shadow:inset 0 0 0 var(--hair,1px) var(--line,currentColor);text-align:center;text-decoration:none;border-radius:var(--radius-s,.25rem)}
.player-card:hover{color:var(--ink,CanvasText);box-shadow:inset 0 0 0 var(--hair,1px) var(--ink,currentColor)}
.player-card-image{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.player-card-sign{position:relative;width:3.5rem;height:3.5rem;border-radius:var(--radius-full,50%);background:var(--accent,CanvasText);color:var(--on-accent,Canvas)}
.player-card:hover .player-card-sign{background:var(--ink,CanvasText);color:var(--ground,Canvas)}
.player-card-sign::after{content:"";position:absolute;inset:0;margin:auto;width:1.1rem;height:1.25rem;translate:12% 0;background:currentColor;clip-path:polygon(0 0,100% 50%,0 100%)}
.player-card-words{position:relative;display:grid;gap:.15rem;max-width:36rem;overflow-wrap:anywhere}
.player-card:has(.player-card-image){grid-template-rows:minmax(0,1fr) auto;place-content:stretch;justify-items:start;padding:0}
.player-card-image~.player-card-sign{place-self:center;margin-block-start:var(--s-3,.75rem)}
.player-card-image~.player-card-words{max-width:min(100%,36rem);box-sizing:border-box;padding:var(--s-3,.75rem) var(--s-4,1rem);background:var(--ground,Canvas);text-align:start;border-start-end-radius:var(--radius-s,.25rem)}
.player-card-title{font-family:var(--font-headings,var(--font-display,inherit));font-weight:var(--weight-display,600);font-size:var(--step-1,1.125rem);line-height:1.25}
.player-card-notice{font-size:var(--step-m1,.875em);line-height:1.45;color:var(--ink-soft,inherit)}
.player-frame{display:block;width:100%;min-height:9rem;border:0}
`
