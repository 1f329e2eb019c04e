import { css as button } from '../../parts/button-css.ts'

/**
 * Names, prices and buttons of neighboring plans are aligned: all plans share the same rows, and an empty row
 * has no height.
 */
export const css = `${button}
.pricing-plans{--between-plans:var(--s-5,1.25rem);display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));column-gap:var(--between-plans);margin:0 0 calc(-1*var(--between-plans));padding:0;list-style:none}
.pricing-plan{display:grid;grid-row:span 6;grid-template-rows:subgrid;grid-template-columns:minmax(0,1fr);row-gap:0;min-width:0;margin:0 0 var(--between-plans);overflow-wrap:anywhere}
.pricing-plan>*{margin:var(--s-3,.75rem) 0 0}
.pricing-plan>.pricing-plan-badge{grid-row:1;justify-self:start;margin:0 0 var(--s-3,.75rem)}
.pricing-plan>.pricing-plan-name{grid-row:2;margin:0}
.pricing-plan-description{grid-row:3}
.pricing-plan-cost{grid-row:4}
.pricing-plan-perks{grid-row:5}
.pricing-plans-design-card .pricing-plan{padding:var(--s-6,1.5rem);border:var(--hair,1px) solid var(--line,currentColor);border-radius:var(--radius-s,.25rem)}
.pricing-plans-design-plain .pricing-plan{padding-block:var(--s-4,1rem);border-block-start:var(--hair,1px) solid var(--line,currentColor)}
.pricing-plans .pricing-plan.is-highlighted{border-color:var(--accent,currentColor);box-shadow:0 0 0 1px var(--accent,currentColor)}
.pricing-plans-design-plain .pricing-plan.is-highlighted{border-block-start-width:3px;box-shadow:none}
.pricing-plan-badge{padding:.2em .7em;border-radius:var(--radius-full,1em);background:var(--accent,CanvasText);color:var(--on-accent,Canvas);font-size:.8125em;font-weight:600}
.pricing-plan-description{color:var(--ink-soft,inherit)}
.pricing-plan-cost{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .5em}
.pricing-plan-price{font-size:var(--step-3,1.9rem);font-weight:600;line-height:1.15}
.pricing-plan-period{color:var(--ink-soft,inherit)}
.pricing-plan-perks{display:grid;align-content:start;gap:var(--s-2,.5rem);padding:0;list-style:none;text-align:start}
.pricing-plan-perks>li{position:relative;padding-inline-start:1.6em}
.pricing-plans-mark-none .pricing-plan-perks>li{padding-inline-start:0}
.pricing-plans-mark-check .pricing-plan-perks>li::before{content:"";position:absolute;inset-block-start:.3em;inset-inline-start:.3em;width:.35em;height:.7em;border:solid currentColor;border-width:0 2px 2px 0;rotate:45deg}
.pricing-plans-mark-dot .pricing-plan-perks>li::before{content:"";position:absolute;inset-block-start:.6em;inset-inline-start:.3em;width:.4em;height:.4em;border-radius:50%;background:currentColor}
.pricing-plan-action{grid-row:6;align-self:end;padding-block-start:var(--s-3,.75rem)}
.pricing-plan-action[hidden],.pricing-plan-action:empty{display:none}
.pricing-plan-notice{margin:0}
.pricing-plan-button{width:100%}
.pricing-plan-enter{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit}
.pricing-plans-align-center .pricing-plan{text-align:center}
.pricing-plans-align-center>.pricing-plan>.pricing-plan-badge{justify-self:center}
.pricing-plans-align-center .pricing-plan-cost,.pricing-plans-align-center .pricing-plan-button{justify-content:center}
.pricing-plans-align-center .pricing-plan-perks{justify-content:center}
`
