/**
 * The styles. Without motion, and while it has the focus, the block is a wrapped list: a focused
 * link must not leave the screen.
 */
export const css = `
.marquee{display:flex;align-items:center;gap:var(--s-2,.5rem)}
.marquee-window{flex:1 1 0;min-width:0;overflow:hidden}
.marquee-items{display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--s-2,.5rem) var(--marquee-gap);list-style:none;margin:0;padding:0}
.marquee-item{display:flex;align-items:baseline;gap:var(--marquee-gap);min-width:0;overflow-wrap:anywhere}
.marquee-link{display:inline-block;min-height:1.5rem;color:inherit}
.marquee-size-small{font-size:1em}
.marquee-size-medium{font-size:clamp(1.15rem,1rem + .6vw,1.5rem)}
.marquee-size-large{font-size:clamp(1.6rem,1.2rem + 1.6vw,2.75rem)}
.marquee-size-huge{font-size:clamp(2.25rem,1.4rem + 4vw,5rem)}
.marquee-copy,.marquee-pause{display:none}
.marquee-pause{order:1;flex:none;appearance:none;place-content:center;width:2.75rem;height:2.75rem;margin:0;border:0;border-radius:var(--radius-full,50%);background:none;color:inherit;cursor:pointer}
.marquee-pause::before{content:"";width:.9rem;height:1rem;background:currentColor;clip-path:polygon(0 0,35% 0,35% 100%,0 100%,0 0,65% 0,100% 0,100% 100%,65% 100%,65% 0)}
.marquee-pause:checked::before{clip-path:polygon(0 0,100% 50%,0 100%)}
@media screen and (prefers-reduced-motion:no-preference){.marquee-pause{display:grid}.marquee-window:not(:has(:focus-visible)) .marquee-track{display:flex;width:max-content;animation:marquee var(--marquee-seconds) linear infinite}.marquee-window:not(:has(:focus-visible)) .marquee-items{display:flex;flex-wrap:nowrap;flex:none;padding-inline-end:var(--marquee-gap);white-space:nowrap}.marquee-back .marquee-track{animation-direction:reverse!important}.marquee-pauses .marquee-window:hover .marquee-track,.marquee-pause:checked~.marquee-window .marquee-track{animation-play-state:paused!important}.marquee-fades .marquee-window:not(:has(:focus-visible)){mask-image:linear-gradient(90deg,transparent,#000 4rem,#000 calc(100% - 4rem),transparent)}.marquee{--marquee-to:-50%}.marquee:dir(rtl){--marquee-to:50%}}
@keyframes marquee{to{transform:translateX(var(--marquee-to))}}
`
