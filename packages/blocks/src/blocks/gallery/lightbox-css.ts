/**
 * The styles of the lightbox: a slide in the middle of the window, which leaves its caption room, or 50 px from the
 * top and the bottom if it is taller than the window.
 *
 * @see storefront spec §9 "Lightbox"
 */
export const lightboxCss = `.sqs-lightbox-overlay{position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:auto;display:grid;place-items:center}
.sqs-lightbox-overlay:not([open]){display:none}
.sqs-lightbox-overlay.lightbox-style-dark{background:rgb(0 0 0/.97);color:#fff}
.sqs-lightbox-overlay.lightbox-style-light{background:rgb(255 255 255/.96);color:#111}
.sqs-lightbox-slide{touch-action:pan-y pinch-zoom;margin:0;padding:3.5rem 1rem;max-width:100%;box-sizing:border-box}
.sqs-lightbox-overlay.is-tall{place-items:start center}
.sqs-lightbox-overlay.is-tall .sqs-lightbox-slide{padding-block:0;margin-block:50px}
.sqs-lightbox-image{display:block;margin-inline:auto;max-width:100%;width:auto;height:auto;max-height:max(10rem,calc(100dvh - 7rem - var(--lightbox-meta,3rem)))}
.sqs-lightbox-slide:focus{outline:none}
.sqs-lightbox-film{width:min(calc(100vw - 2rem),calc(max(10rem,100dvh - 7rem - var(--lightbox-meta,3rem))*var(--slide-ratio)));aspect-ratio:var(--slide-ratio)}
.sqs-lightbox-film :is(.player-card,.player-frame){height:100%}
.sqs-lightbox-meta{padding-block-start:1rem;text-align:center;max-width:40rem;margin-inline:auto}
.sqs-lightbox-meta:empty{padding:0}
.sqs-lightbox-meta p{margin:0;white-space:pre-line}
.sqs-lightbox-meta .meta-title{font-weight:600}
.sqs-lightbox-overlay button{position:fixed;width:2.75rem;height:2.75rem;border:1px solid currentColor;border-radius:var(--radius-full,999px);background:inherit;color:inherit;font:1.5rem/1 sans-serif;cursor:pointer}
.sqs-lightbox-close{inset-block-start:.5rem;inset-inline-end:.5rem}
.sqs-lightbox-previous{inset-block-end:.5rem;inset-inline-start:.5rem}
.sqs-lightbox-next{inset-block-end:.5rem;inset-inline-end:.5rem}
@media (min-width:640px){.sqs-lightbox-previous,.sqs-lightbox-next{inset-block:0;margin-block:auto}}
@media (prefers-reduced-motion:no-preference){.sqs-lightbox-overlay{animation:sqs-lightbox-in .3s}@keyframes sqs-lightbox-in{from{opacity:0}}}
`
